import { standing } from "@serambi/kernel/pages";
import { fillPath, type PageContext, type PageOutcome, type PageProps } from "@serambi/kernel/remote";
import { Breadcrumb } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { CourseSkeleton } from "../components/CourseSkeleton";
import { parseCatalogQuery } from "../contract/catalogQuery";
import { cataloguePath, courseKey } from "../contract/paths";
import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";
import { CatalogueView } from "./CatalogueView";
import { compareSlots } from "./compareSlots";

export { competenceHead as head, competenceJsonLd as jsonLd } from "./competenceHead";

const UNKNOWN_PROGRAM = new Set(["not-found", "bad-request", "invalid"]);

export const preload = async (store: CoursesStore, { params, query }: PageContext<Messages>): Promise<PageOutcome> => {
  const competence = store.competence(courseKey(params));
  const failure = await competence.open(parseCatalogQuery(query));
  if (!failure) return standing(competence.catalog.list.state);
  if (UNKNOWN_PROGRAM.has(failure.code)) return { kind: "not-found" };
  throw failure;
};

export const slots = (store: CoursesStore, { params }: PageContext<Messages>) =>
  compareSlots(store.competence(courseKey(params)).catalog);

/** `/Class/Competence/{slug}`: the classes of one programme. */
export const Page = observer(function CompetencePage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { t, tenant, pattern, params } = context;
  const { program, catalog } = store.competence(courseKey(params));
  const { data } = program.state;
  if (!data) return <CourseSkeleton />;
  return (
    <CatalogueView
      catalog={catalog}
      path={fillPath(pattern, params)}
      heading={t["competence.heading"](data.name)}
      lede={data.summary}
      above={<Breadcrumb label={t.breadcrumb} items={[{ label: t.courses, to: cataloguePath(tenant) }]} />}
    />
  );
});

import type { PageContext } from "@serambi/kernel/remote";
import type { JsonLd, PageHead } from "@serambi/kernel/seo";

import { cataloguePath, competencePath, courseKey } from "../contract/paths";
import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";
import { listHead, listJsonLd } from "./catalogueHead";

type Context = PageContext<Messages>;

/** One address per programme: whoever came by its id is told the slug's. */
export const competenceHead = (store: CoursesStore, { t, tenant, path, params }: Context): PageHead => {
  const { program, catalog } = store.competence(courseKey(params));
  const { data } = program.state;
  if (!data) return { title: t.courses, isIndexed: false };
  const { page } = catalog.query;
  return listHead(catalog, {
    title: page > 1 ? t["competence.page"](data.name, page) : t["competence.heading"](data.name),
    description: data.summary || t["competence.description"](data.name),
    path: competencePath(tenant, data.slug) ?? path,
  });
};

export const competenceJsonLd = (store: CoursesStore, context: Context): readonly JsonLd[] => {
  const { t, tenant, params } = context;
  const { program, catalog } = store.competence(courseKey(params));
  const name = program.state.data?.name ?? t.courses;
  return listJsonLd(catalog, context, [{ name: t.courses, path: cataloguePath(tenant) }, { name }]);
};

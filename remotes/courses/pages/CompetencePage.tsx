import { fillPath, type PageProps } from "@serambi/kernel/remote";
import { Breadcrumb } from "@serambi/kernel/ui";

import { cataloguePath } from "../contract/paths";
import { CatalogueView } from "./CatalogueView";
import type { competenceLoader } from "./competence.server";
import { Page as CoursePage } from "./CoursePage";

/** `/Class/Competence/{slug}`: a class, or the classes of one programme. */
export const Page = ({ data, context, store }: PageProps<typeof competenceLoader>) => {
  if ("course" in data) return <CoursePage data={data} context={context} store={store} />;
  const { t, tenant, pattern, params } = context;
  const { program, list } = data;
  return (
    <CatalogueView
      list={list}
      address={context.query}
      scope={{ programId: program.id }}
      path={fillPath(pattern, params)}
      heading={t["competence.heading"](program.name)}
      lede={program.summary}
      above={<Breadcrumb label={t.breadcrumb} items={[{ label: t.courses, to: cataloguePath(tenant) }]} />}
    />
  );
};

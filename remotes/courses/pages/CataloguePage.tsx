import { formatNumber } from "@serambi/kernel/i18n";
import { fillPath, type PageProps } from "@serambi/kernel/remote";

import { WHOLE_SITE } from "../contract/catalogScope";
import type { catalogueLoader } from "./catalogue.server";
import { CatalogueView } from "./CatalogueView";

/** `/Courses` and `/Class`: the classes of the site. */
export const Page = ({ data: { list }, context }: PageProps<typeof catalogueLoader>) => {
  const { t, language, pattern } = context;
  return (
    <CatalogueView
      list={list}
      address={context.query}
      scope={WHOLE_SITE}
      path={fillPath(pattern)}
      heading={t.catalogueHeading(list?.totalItems ? formatNumber(list.totalItems, language) : null)}
    />
  );
};

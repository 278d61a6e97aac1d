import { formatNumber } from "@serambi/kernel/i18n";
import { fillPath, inVoice, type PageProps } from "@serambi/kernel/remote";

import { WHOLE_SITE } from "../contract/catalogScope";
import { spokenCount } from "../contract/spokenCount";
import type { catalogueLoader } from "./catalogue.server";
import { CatalogueView } from "./CatalogueView";

/** `/Courses` and `/Class`: the classes of the site. */
export const Page = ({ data: { list }, context }: PageProps<typeof catalogueLoader>) => {
  const { t, tenant, language, pattern } = context;
  const count = list?.totalItems ? formatNumber(list.totalItems, language) : null;
  return (
    <CatalogueView
      list={list}
      address={context.query}
      scope={WHOLE_SITE}
      path={fillPath(pattern)}
      heading={spokenCount(tenant, "courses.catalogue", list?.totalItems ?? 0, language) ?? t.catalogueHeading(count)}
      lede={inVoice(tenant, "courses.catalogue-lede")}
    />
  );
};

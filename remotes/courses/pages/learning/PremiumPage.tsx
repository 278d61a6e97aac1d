import { formatNumber } from "@serambi/kernel/i18n";
import { fillPath, type PageProps } from "@serambi/kernel/remote";

import { PREMIUM_SCOPE } from "../../contract/catalogScope";
import { CatalogueView } from "../CatalogueView";
import type { premiumLoader } from "./premium.server";

/** `/Courses/@Premium`: the premium courses of the site. */
export const Page = ({ data: { list }, context }: PageProps<typeof premiumLoader>) => {
  const { t, language, pattern } = context;
  return (
    <CatalogueView
      list={list}
      address={context.query}
      scope={PREMIUM_SCOPE}
      path={fillPath(pattern)}
      heading={t.premiumHeading(list?.totalItems ? formatNumber(list.totalItems, language) : null)}
      lede={t.premiumDescription}
    />
  );
};

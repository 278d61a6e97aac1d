import { formatNumber } from "@serambi/kernel/i18n";
import { fillPath, inVoice, type PageProps } from "@serambi/kernel/remote";

import { PREMIUM_SCOPE } from "../../contract/catalogScope";
import { spokenCount } from "../../contract/spokenCount";
import { CatalogueView } from "../CatalogueView";
import type { premiumLoader } from "./premium.server";

/** `/Courses/@Premium`: the premium courses of the site. */
export const Page = ({ data: { list }, context }: PageProps<typeof premiumLoader>) => {
  const { t, tenant, language, pattern } = context;
  const count = list?.totalItems ? formatNumber(list.totalItems, language) : null;
  return (
    <CatalogueView
      list={list}
      address={context.query}
      scope={PREMIUM_SCOPE}
      path={fillPath(pattern)}
      heading={spokenCount(tenant, "courses.premium", list?.totalItems ?? 0, language) ?? t.premiumHeading(count)}
      lede={inVoice(tenant, "courses.premium-lede") ?? t.premiumDescription}
    />
  );
};

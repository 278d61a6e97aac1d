import type { PublicTenant } from "@serambi/kernel/contracts";

import { siteNameOf } from "../../../client/head/pageTitle";
import type { Layout } from "../../../client/layouts/types";
import { cardStyle, type CardStyle } from "../../cards/CardFace";
import { plainWords } from "../../cards/plainWords";
import type { Sheet } from "../documentFile";

/** Everything that stands on a sheet: two that are equal are the same picture. */
export interface SheetFace {
  readonly sheet: Sheet;
  /** The site's name, for where it has no logo that can be drawn. */
  readonly site: string;
  /** `data:` address of the site's logo. */
  readonly logo: string | null;
  readonly style: CardStyle;
}

const MAX_SITE = 60;

/**
 * A sheet in the look of a site.
 * @param logo `data:` address, where the site has a logo that can be drawn
 */
export const sheetFace = (
  tenant: PublicTenant,
  layout: Pick<Layout, "design">,
  sheet: Sheet,
  logo: string | null,
): SheetFace => ({
  sheet,
  site: plainWords(siteNameOf(tenant), MAX_SITE),
  logo,
  style: cardStyle(tenant, layout),
});

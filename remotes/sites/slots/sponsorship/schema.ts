import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const SponsorshipProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** The largest first (specification sections 3 and 9): type grows smaller with the price. */
  tiers: z
    .array(
      z.object({
        name: z.string(),
        /** In whole Rupiah; `price` in words where it is no amount. */
        priceIdr: z.optional(z.int().check(z.positive())),
        price: z.optional(z.string()),
        /** How many there are. */
        slot: z.string(),
        /** Number of them that are still to be had; missing: as many as come. */
        left: z.optional(z.int().check(z.nonnegative())),
        benefits: z.array(z.string()).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1), z.maxLength(4)),
  action: SiteLink,
  /** Whom one may write to instead. */
  note: z.string(),
});
export type SponsorshipProps = z.infer<typeof SponsorshipProps>;

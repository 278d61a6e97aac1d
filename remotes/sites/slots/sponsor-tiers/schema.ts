import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const SponsorTiersProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** The largest first: type grows smaller with the price. */
  tiers: z
    .array(
      z.object({
        name: z.string(),
        price: z.string(),
        /** How many there are and how many are taken, in words and as small squares; `open`: as many as come. */
        slots: z.string(),
        pips: z.object({
          total: z.int().check(z.minimum(1), z.maximum(8)),
          taken: z.int().check(z.nonnegative(), z.maximum(8)),
          open: z.optional(z.boolean()),
        }),
        gain: z.string(),
      }),
    )
    .check(z.minLength(1), z.maxLength(4)),
  ask: z.object({
    action: SiteLink,
    /** Whom one may write to instead, and where. */
    text: z.string(),
    email: z.email(),
  }),
});
export type SponsorTiersProps = z.infer<typeof SponsorTiersProps>;

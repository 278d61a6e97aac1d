import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";
import { MARK_NAMES } from "./marks";

export const PartnerLogosProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** Twelve fill the rows at every width. `gives`: what this partner brings, in a few words. */
  partners: z
    .array(z.object({ name: z.string(), mark: z.enum(MARK_NAMES), gives: z.string() }))
    .check(z.minLength(1), z.maxLength(24)),
  more: z.optional(SiteLink),
});
export type PartnerLogosProps = z.infer<typeof PartnerLogosProps>;

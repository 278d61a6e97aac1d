import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const PartnersProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** How many there are in all. */
  count: z.string(),
  partners: z.array(z.object({ name: z.string(), text: z.string() })).check(z.minLength(1)),
  more: z.optional(SiteLink),
});
export type PartnersProps = z.infer<typeof PartnersProps>;

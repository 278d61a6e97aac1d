import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const VoicesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** The first is set largest, the second smallest, the fourth in the site's own colour. */
  voices: z.array(z.object({ text: z.string(), by: z.string() })).check(z.minLength(2), z.maxLength(4)),
  action: z.optional(SiteLink),
  note: z.optional(z.string()),
});
export type VoicesProps = z.infer<typeof VoicesProps>;

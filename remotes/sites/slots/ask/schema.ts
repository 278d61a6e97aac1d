import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const AskProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  action: SiteLink,
  /** The coloured ground: the site's field, or its first or second colour as it is. Missing: the field. */
  ground: z.optional(z.enum(["field", "primary", "secondary"])),
});
export type AskProps = z.infer<typeof AskProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const ContactProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** Over the address: whom one writes to. */
  label: z.string(),
  /** Shown in full, so that it can be copied. */
  email: z.email(),
  action: SiteLink,
  note: z.optional(z.string()),
});
export type ContactProps = z.infer<typeof ContactProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const InvitationProps = z.object({
  anchor: Anchor,
  /** Heard, not seen: the text is large enough to be its own title. */
  title: z.string(),
  text: z.string(),
  /** The first is the button. */
  actions: z.optional(z.array(SiteLink)),
});
export type InvitationProps = z.infer<typeof InvitationProps>;

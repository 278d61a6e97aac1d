import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const ReplySlipProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** The sentence with its gaps: the words before each; a long gap takes several lines. */
  gaps: z.array(z.object({ label: z.string(), isLong: z.optional(z.boolean()) })).check(z.minLength(1)),
  send: z.string(),
  /** Beside the button. */
  note: z.string(),
  /** Where the reply goes, and its subject. */
  email: z.email(),
  subject: z.string(),
});
export type ReplySlipProps = z.infer<typeof ReplySlipProps>;

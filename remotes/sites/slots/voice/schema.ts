import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";

export const VoiceProps = z.object({
  anchor: Anchor,
  /** Heard, not seen: what this part of the page is. */
  title: z.string(),
  picture: Picture,
  /** What was said, in pieces: a stressed piece is slanted. */
  words: z.array(z.object({ text: z.string(), isStressed: z.optional(z.boolean()) })).check(z.minLength(1)),
  name: z.string(),
  role: z.string(),
});
export type VoiceProps = z.infer<typeof VoiceProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { ScriptId } from "../../contract/ScriptId";

export const SpelledWordsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  script: ScriptId,
  /** Latin letters, which are written, or letters of the script, which are read. */
  words: z.array(z.object({ text: z.string(), meaning: z.string() })).check(z.minLength(1)),
});
export type SpelledWordsProps = z.infer<typeof SpelledWordsProps>;

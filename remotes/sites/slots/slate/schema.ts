import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { ScriptId } from "../../contract/ScriptId";

export const SlateProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  script: ScriptId,
  /** Which letters, by their consonant; all of the script unless told. */
  letters: z.optional(z.array(z.string()).check(z.minLength(1))),
});
export type SlateProps = z.infer<typeof SlateProps>;

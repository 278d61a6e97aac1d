import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { ScriptId } from "../../contract/ScriptId";

export const AksaraBenchProps = z.object({
  anchor: Anchor,
  /** Heard, not seen. */
  title: z.string(),
  label: z.string(),
  /** Text that stands in the line at first. */
  example: z.string(),
  /** Query of the address: the line that was typed or chosen where no script runs. The page puts it here. */
  asked: z.optional(z.record(z.string(), z.string())),
  others: z.array(z.string()),
  /** Spellings that need a word: `e`, `dh, th`. */
  spellings: z.array(z.object({ spelling: z.string(), text: z.string() })),
  scripts: z.array(ScriptId).check(z.minLength(1)),
});
export type AksaraBenchProps = z.infer<typeof AksaraBenchProps>;

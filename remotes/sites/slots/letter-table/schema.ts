import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { ScriptId } from "../../contract/ScriptId";

export const LetterTableProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  script: ScriptId,
  group: z.enum(["letters", "stacked", "vowels", "initials", "medials", "finals", "clusters", "digits"]),
});
export type LetterTableProps = z.infer<typeof LetterTableProps>;

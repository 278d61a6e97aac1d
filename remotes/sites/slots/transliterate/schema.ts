import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const TransliterateProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** Over the line that one types in. */
  label: z.string(),
  /** Heard before the letters, and before their names. */
  result: z.string(),
  parts: z.string(),
  /** What stands in the line at first. */
  example: z.string(),
  /** What the example means: shown as long as it stands there. */
  note: z.optional(z.string()),
});
export type TransliterateProps = z.infer<typeof TransliterateProps>;

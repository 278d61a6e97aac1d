import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const ReasonsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  paragraphs: z.array(z.string()).check(z.minLength(1)),
  /** Claims, and the counts that they come from. */
  notes: z.optional(z.array(z.object({ claim: z.string(), source: z.string() }))),
});
export type ReasonsProps = z.infer<typeof ReasonsProps>;

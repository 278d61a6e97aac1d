import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const BriefsProps = z.object({
  anchor: Anchor,
  /** Names the section to those who do not see it. */
  title: z.string(),
  /** Four stand side by side. */
  briefs: z
    .array(z.object({ title: z.string(), text: z.string(), by: z.string() }))
    .check(z.minLength(2), z.maxLength(8)),
});
export type BriefsProps = z.infer<typeof BriefsProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const DrawersProps = z.object({
  anchor: Anchor,
  title: z.string(),
  drawers: z
    .array(z.object({ number: z.string(), name: z.string(), /** How much is in it, in words. */ holds: z.string() }))
    .check(z.minLength(2)),
});
export type DrawersProps = z.infer<typeof DrawersProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const SessionProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** What the numbers count; heard, not seen. */
  unit: z.string(),
  /** Parts of one meeting, each as wide as it takes long; a part that the visitor leads is brighter. */
  parts: z
    .array(
      z.object({
        minutes: z.int().check(z.positive(), z.multipleOf(5), z.lte(30)),
        title: z.string(),
        text: z.string(),
        isYours: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(2), z.maxLength(5)),
  facts: z.array(z.object({ name: z.string(), text: z.string() })),
});
export type SessionProps = z.infer<typeof SessionProps>;

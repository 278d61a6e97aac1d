import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const OutcomesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** What became of whom; the first is the one to see first. Each person is one bar. */
  groups: z
    .array(
      z.object({
        count: z.int().check(z.minimum(1), z.maximum(40)),
        text: z.string(),
        tone: z.enum(["main", "middle", "pale", "ink", "open"]),
      }),
    )
    .check(z.minLength(2), z.maxLength(5)),
  source: z.string(),
});
export type OutcomesProps = z.infer<typeof OutcomesProps>;

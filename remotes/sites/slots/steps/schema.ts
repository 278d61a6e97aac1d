import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const StepsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  steps: z
    .array(
      z.object({
        label: z.string(),
        text: z.string(),
        /** How many units of time it takes: its width among the others. */
        span: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
      }),
    )
    .check(z.minLength(2)),
});
export type StepsProps = z.infer<typeof StepsProps>;

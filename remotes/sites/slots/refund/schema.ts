import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const RefundProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  caption: z.string(),
  columns: z.object({ when: z.string(), share: z.string(), amount: z.string() }),
  rows: z
    .array(
      z.object({
        when: z.string(),
        /** In percent. */
        share: z.int().check(z.minimum(0), z.maximum(100)),
        amount: z.string(),
      }),
    )
    .check(z.minLength(1)),
});
export type RefundProps = z.infer<typeof RefundProps>;

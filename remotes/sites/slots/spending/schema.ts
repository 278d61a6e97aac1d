import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const SpendingProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  caption: z.string(),
  /** Names of the columns: what for, how it is drawn, its share of a hundred, its sum. */
  columns: z.object({ purpose: z.string(), drawn: z.string(), share: z.string(), sum: z.string() }),
  /** `isOwn`: it stays with the organisation itself. */
  rows: z
    .array(
      z.object({
        purpose: z.string(),
        note: z.optional(z.string()),
        share: z.int().check(z.positive(), z.lte(100)),
        sum: z.int().check(z.positive()),
        isOwn: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(2)),
  total: z.string(),
  /** Names of the two colours, for the line of the sums: `{n}` stands for the share. */
  passedOn: z.string(),
  kept: z.string(),
  /** Unit of the sums, where a row has no column of its own for them. */
  unit: z.string(),
  notes: z.optional(z.array(z.object({ title: z.string(), text: z.string() }))),
});
export type SpendingProps = z.infer<typeof SpendingProps>;

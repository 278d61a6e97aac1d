import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const RecordProps = z.object({
  anchor: Anchor,
  title: z.string(),
  figures: z.array(z.object({ label: z.string(), value: z.string() })).check(z.minLength(1)),
  chart: z.object({
    caption: z.string(),
    /** Heads of the table that says the same. */
    columns: z.tuple([z.string(), z.string()]),
    /** On what opens the table. */
    tableLabel: z.string(),
    /** The last is the present one; `shown` as it is written in the page's language, `longLabel` for the table. */
    bars: z
      .array(
        z.object({
          label: z.string(),
          longLabel: z.optional(z.string()),
          value: z.number().check(z.nonnegative()),
          shown: z.string(),
        }),
      )
      .check(z.minLength(2), z.maxLength(8)),
    /** Rules across the chart. */
    rules: z.optional(z.array(z.object({ value: z.number().check(z.positive()), shown: z.string() }))),
    source: z.string(),
  }),
});
export type RecordProps = z.infer<typeof RecordProps>;

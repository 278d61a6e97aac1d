import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

export const ChartProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  link: z.optional(SiteLink),
  /** What is measured, of whom, by what: the table's caption. */
  caption: z.string(),
  /** Stands after each value: `%`. */
  unit: z.optional(z.string()),
  /** The last bar is the one that the title speaks of. */
  bars: z
    .array(z.object({ label: z.string(), value: z.number().check(z.nonnegative()) }))
    .check(z.minLength(2), z.maxLength(12)),
  note: z.optional(z.string()),
});
export type ChartProps = z.infer<typeof ChartProps>;

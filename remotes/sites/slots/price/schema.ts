import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

const count = z.int().check(z.positive());

export const PriceProps = z.object({
  anchor: Anchor,
  /** Names the price in words: `Rp 4.000 per murid, per bulan`. */
  title: z.string(),
  /** Whole Rupiah for one. */
  perUnitIdr: count,
  /** Over the slider: what is counted. */
  label: z.string(),
  /** After the number: `murid`. */
  unit: z.string(),
  range: z.object({ min: count, max: count, step: count, value: count }),
  /** Fewer than this cost nothing. */
  freeBelow: z.optional(z.int().check(z.nonnegative())),
  /** After the sum: per what, and what it holds. */
  suffix: z.string(),
  points: z.optional(z.array(z.string())),
});
export type PriceProps = z.infer<typeof PriceProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const YearPinsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** Years and how many there are of each; `unit` says of what, and is heard only. */
  unit: z.string(),
  years: z.array(z.object({ year: z.int(), count: z.int().check(z.positive(), z.lte(400)) })).check(z.minLength(3)),
  note: z.optional(z.string()),
});
export type YearPinsProps = z.infer<typeof YearPinsProps>;

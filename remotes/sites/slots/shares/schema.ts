import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Dye } from "../../contract/Dye";

export const SharesProps = z.object({
  anchor: Anchor,
  /** Heard, not seen. */
  title: z.string(),
  columns: z.object({ yours: z.string(), split: z.string(), ours: z.string() }),
  /** Colour of your share. */
  dye: Dye,
  /** After each share: `70 Anda`, `30 kami`. */
  sides: z.object({ yours: z.string(), ours: z.string() }),
  ways: z
    .array(
      z.object({
        name: z.string(),
        yours: z.string(),
        /** Your part of a hundred; missing: nothing is split, and `open` says what happens instead. */
        share: z.optional(z.int().check(z.gte(5), z.lte(95))),
        open: z.optional(z.string()),
        /** The sum that is split, and the day of payment. */
        note: z.string(),
        ours: z.string(),
      }),
    )
    .check(z.minLength(1)),
});
export type SharesProps = z.infer<typeof SharesProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Dye } from "../../contract/Dye";

export const SharesProps = z.object({
  anchor: Anchor,
  /** Heard, not seen. */
  title: z.string(),
  columns: z.object({ yours: z.string(), split: z.string(), ours: z.string() }),
  /** Of your share. */
  dye: Dye,
  /** After each share: `70 Anda`, `30 kami`. */
  sides: z.object({ yours: z.string(), ours: z.string() }),
  ways: z
    .array(
      z.object({
        name: z.string(),
        yours: z.string(),
        /** Of a hundred, what is yours; missing: nothing is split, and `open` says what happens instead. */
        share: z.optional(z.int().check(z.gte(5), z.lte(95))),
        open: z.optional(z.string()),
        /** Of what, and when it is paid. */
        note: z.string(),
        ours: z.string(),
      }),
    )
    .check(z.minLength(1)),
});
export type SharesProps = z.infer<typeof SharesProps>;

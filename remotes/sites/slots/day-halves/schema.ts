import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const DayHalvesProps = z.object({
  anchor: Anchor,
  title: z.string(),
  caption: z.string(),
  columns: z.object({ time: z.string(), first: z.string(), second: z.string() }),
  hours: z
    .array(
      z.object({
        time: z.string(),
        /** Which half the hour belongs to; `both` goes across. */
        half: z.enum(["first", "second", "both"]),
        text: z.string(),
      }),
    )
    .check(z.minLength(1)),
});
export type DayHalvesProps = z.infer<typeof DayHalvesProps>;

import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

export const DayHoursProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** In order, without gaps. */
  hours: z
    .array(
      z.object({
        time: z.string(),
        text: z.string(),
        /** How many hours it takes: its width. */
        length: z.int().check(z.minimum(1), z.maximum(6)),
        isWork: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(2)),
});
export type DayHoursProps = z.infer<typeof DayHoursProps>;

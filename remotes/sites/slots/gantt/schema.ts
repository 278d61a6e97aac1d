import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

const Hour = z.number().check(z.nonnegative());

export const GanttProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** Length of the whole in hours; `lanes` count from its beginning. */
  hours: z.int().check(z.minimum(2), z.maximum(96)),
  /** Names of hours, evenly spaced from the first to the last. */
  axis: z.array(z.string()).check(z.minLength(2), z.maxLength(9)),
  lanes: z
    .array(
      z.object({
        name: z.string(),
        bars: z.array(
          z.object({
            from: Hour,
            to: Hour,
            /** `main` matters most, `optional` is hatched. */
            tone: z.optional(z.enum(["main", "optional"])),
          }),
        ),
      }),
    )
    .check(z.minLength(1)),
  columns: z.object({ hour: z.string(), time: z.string(), what: z.string(), where: z.string() }),
  entries: z
    .array(
      z.object({
        hour: z.string(),
        time: z.string(),
        what: z.string(),
        where: z.string(),
        isKey: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(1)),
});
export type GanttProps = z.infer<typeof GanttProps>;

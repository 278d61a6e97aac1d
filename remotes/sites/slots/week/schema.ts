import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Href } from "../../contract/SiteLink";

export const WeekProps = z.object({
  anchor: Anchor,
  title: z.string(),
  note: z.string(),
  /** Names of the days that are shown, in order. */
  days: z.array(z.string()).check(z.minLength(5), z.maxLength(7)),
  /** In order of day and hour. */
  sessions: z
    .array(
      z.object({
        /** Which of the days, from 0. */
        day: z.int().check(z.nonnegative(), z.maximum(6)),
        time: z.string(),
        name: z.string(),
        note: z.optional(z.string()),
        /** Its ground: `main` is the one to see first, `open` has only an outline. */
        tone: z.enum(["main", "tint", "accent", "ink", "open"]),
        href: z.optional(Href),
      }),
    )
    .check(z.minLength(1)),
});
export type WeekProps = z.infer<typeof WeekProps>;

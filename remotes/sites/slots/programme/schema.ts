import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { IsoDate } from "../../contract/IsoDate";

const Session = z.object({ title: z.string(), by: z.string() });

export const ProgrammeProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** Says what the tabs choose among. */
  choose: z.string(),
  /** Heading of the column of hours. */
  hour: z.string(),
  /** What runs at the same time, in the order of the columns. */
  tracks: z.array(z.string()).check(z.minLength(2), z.maxLength(4)),
  days: z
    .array(
      z.object({
        number: z.string(),
        name: z.string(),
        /** What the day is for, in a word. */
        theme: z.string(),
        /** The day's date. A calendar needs it: sessions of a day without one are left out of the file. */
        date: z.optional(IsoDate),
        /** Names the day's table to those who do not see it. */
        caption: z.string(),
        /** One session for everybody, or one for each track. */
        rows: z.array(z.object({ hour: z.string(), sessions: z.array(Session).check(z.minLength(1), z.maxLength(4)) })),
      }),
    )
    .check(z.minLength(2), z.maxLength(3)),
  /** Facts that a calendar needs of every session; with them visitors may put together an agenda of their own. */
  agenda: z.optional(
    z.object({
      /** The place's offset from UTC, as in `+07:00`. */
      offset: z.string().check(z.regex(/^[+-]\d{2}:\d{2}$/)),
      place: z.string(),
      minutes: z.int().check(z.positive()),
    }),
  ),
  /** Which day is open at first, from 0. */
  first: z.optional(z.int().check(z.nonnegative(), z.maximum(2))),
});
export type ProgrammeProps = z.infer<typeof ProgrammeProps>;

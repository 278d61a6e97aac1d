import * as z from "zod/mini";

import { Picture } from "../../contract/Picture";

const Column = z.int().check(z.minimum(1), z.maximum(24));

export const HeroWeeksProps = z.object({
  title: z.string(),
  lede: z.string(),
  /** The woven edge of the sheet. */
  band: Picture,
  /** Names the sheet to whoever does not see it. */
  label: z.string(),
  /** Before the number of a column where they stand below each other: `Pekan`. */
  unit: z.string(),
  /** Number of columns; each is one of the unit. */
  count: z.int().check(z.minimum(6), z.maximum(24)),
  /** Columns that everybody knows: of the exams. */
  marked: z.optional(z.array(Column)),
  readers: z
    .array(
      z.object({
        name: z.string(),
        note: z.string(),
        /** In order, and none over another. */
        entries: z
          .array(
            z.object({
              from: Column,
              to: Column,
              title: z.string(),
              text: z.optional(z.string()),
              tone: z.optional(z.enum(["main", "ink"])),
            }),
          )
          .check(z.minLength(1))
          .check(
            z.refine(
              (entries) => entries.every(({ from, to }, index) => from > (entries[index - 1]?.to ?? 0) && to >= from),
              "entries are in order",
            ),
          ),
      }),
    )
    .check(z.minLength(2), z.maxLength(5)),
});
export type HeroWeeksProps = z.infer<typeof HeroWeeksProps>;

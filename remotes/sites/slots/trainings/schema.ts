import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

const count = z.int().check(z.positive());

const Training = z.object({
  name: z.string(),
  /** The rhythm of the meetings. */
  rhythm: z.string(),
  weeks: count,
  /** The length in words, beside its bar. */
  length: z.string(),
  /** Weeks are left free between meetings: the bar is broken. */
  isBroken: z.optional(z.boolean()),
  /** Whole Rupiah for one class; missing: `price` says it in words. */
  priceIdr: z.optional(count),
  price: z.optional(z.string()),
  priceNote: z.string(),
  text: z.string(),
  syllabus: z.array(z.string()).check(z.minLength(1)),
});
export type Training = z.infer<typeof Training>;

export const TrainingsProps = z
  .object({
    anchor: Anchor,
    /** Heard, not seen. */
    title: z.string(),
    columns: z.object({ name: z.string(), rhythm: z.string(), price: z.string() }),
    /** Weeks of the scale that all lengths share, and those that are written over it. */
    scale: count,
    marks: z.array(z.object({ week: count, label: z.string() })).check(z.minLength(1), z.maxLength(5)),
    trainings: z.array(Training).check(z.minLength(1)),
    /** Below an opened training. */
    action: SiteLink,
    note: z.string(),
    /** The page with the syllabuses in full. */
    more: z.optional(SiteLink),
  })
  .check(
    z.refine(
      ({ scale, trainings }) => trainings.every(({ weeks }) => weeks <= scale),
      "no training is longer than the scale",
    ),
  );
export type TrainingsProps = z.infer<typeof TrainingsProps>;

import * as z from "zod/mini";

export const HeroBudgetYearProps = z
  .object({
    title: z.string(),
    lede: z.string(),
    /** The names of the twelve months, short. */
    months: z.array(z.string()).check(z.length(12)),
    /** Stages of the budget, one after the other, from January to December. */
    stages: z
      .array(
        z.object({
          name: z.string(),
          /** Its months in words, for whoever sees no ruler. */
          when: z.string(),
          span: z.int().check(z.minimum(1), z.maximum(6)),
          /** Nothing can be added any more. */
          isClosed: z.optional(z.boolean()),
        }),
      )
      .check(z.minLength(2), z.maxLength(12)),
    /** Ways in, each under its part of the year. */
    doors: z
      .array(
        z.object({
          when: z.string(),
          title: z.string(),
          text: z.string(),
          facts: z.array(z.object({ label: z.string(), value: z.string() })).check(z.maxLength(3)),
        }),
      )
      .check(z.length(3)),
  })
  .check(z.refine(({ stages }) => stages.reduce((sum, { span }) => sum + span, 0) === 12, "the stages fill the year"));
export type HeroBudgetYearProps = z.infer<typeof HeroBudgetYearProps>;

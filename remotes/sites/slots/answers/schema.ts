import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

const Dated = z.object({
  date: z.string(),
  text: z.string(),
  /** The one that must not be missed. */
  isDeadline: z.optional(z.boolean()),
});

const Answer = z.object({
  question: z.string(),
  /** The answer in a sentence, as large as handwriting. */
  answer: z.optional(z.string()),
  /** The answer as a sum of money. */
  amount: z.optional(z.object({ figure: z.string(), unit: z.string() })),
  /** What stands beside the answer in print. */
  text: z.optional(z.string()),
  rows: z.optional(
    z.object({ caption: z.string(), items: z.array(z.object({ label: z.string(), value: z.string() })) }),
  ),
  dates: z.optional(z.array(Dated)),
});

export const AnswersProps = z.object({
  anchor: Anchor,
  /** The part's letter on the sheet. */
  part: z.string(),
  title: z.string(),
  /** Number of the first question; missing: 1. */
  first: z.optional(z.int().check(z.positive())),
  answers: z.array(Answer).check(z.minLength(1)),
});
export type AnswersProps = z.infer<typeof AnswersProps>;
export type AnswerProps = z.infer<typeof Answer>;

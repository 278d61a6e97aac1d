import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Person } from "../../contract/Person";

export const QuestionsProps = z.object({
  anchor: Anchor,
  title: z.string(),
  text: z.string(),
  /** Who answers. */
  by: z.optional(Person),
  /** `strong` begins an answer where one thing matters most. */
  questions: z
    .array(z.object({ question: z.string(), strong: z.optional(z.string()), answer: z.string() }))
    .check(z.minLength(1)),
});
export type QuestionsProps = z.infer<typeof QuestionsProps>;

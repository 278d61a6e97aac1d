import type { Question, Quiz, QuestionKind } from "./Quiz";

/** Every way to ask. */
export const KINDS = [
  "choice",
  "choices",
  "truth",
  "short",
  "order",
  "match",
  "gaps",
  "output",
] as const satisfies readonly QuestionKind[];

/** All questions in their order. */
export const questionsOf = ({ sections }: Quiz): readonly Question[] => sections.flatMap(({ questions }) => questions);

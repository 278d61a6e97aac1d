import * as z from "zod/mini";

import { QuizContent, QuizSlug } from "./Quiz";

/** A quiz as its authors have it. */
export const QuizDraft = z.object({
  slug: z.string(),
  content: QuizContent,
  /** Grows with each save: of two authors at once the later one is told. */
  revision: z.int(),
  savedAt: z.nullable(z.iso.datetime()),
  liveVersion: z.nullable(z.int()),
  /** The draft says something else than what learners get. */
  isChanged: z.boolean(),
  versions: z.array(
    z.object({ version: z.int(), madeAt: z.iso.datetime(), attempts: z.int(), questionCount: z.int() }),
  ),
});
export type QuizDraft = z.infer<typeof QuizDraft>;

export const WantedDraft = z.object({ slug: QuizSlug, revision: z.int(), content: QuizContent });
export type WantedDraft = z.infer<typeof WantedDraft>;
export const NewQuiz = z.object({ slug: QuizSlug, content: QuizContent });
export const NamedRevision = z.object({ slug: QuizSlug, revision: z.int() });
export const Restored = z.object({ slug: QuizSlug, revision: z.int(), version: z.int() });

const Share = z.number();

/** How one answer of a question was chosen; shares of those who got the question. */
export const PickAnalysis = z.object({
  id: z.string(),
  label: z.string(),
  isKey: z.boolean(),
  share: Share,
  /** Among the quarter with the lowest and the highest score. */
  bottom: Share,
  top: Share,
  quarters: z.array(Share),
});
export type PickAnalysis = z.infer<typeof PickAnalysis>;

/** What answers say of a question. */
export const ItemAnalysis = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.string(),
  answers: z.int(),
  /** Share of the points that was got: 1 is a question that everybody solves. Null: nobody has answered. */
  difficulty: z.nullable(Share),
  /** What the best 27 % got more of it than the weakest 27 %, by the score of all other questions. Null with fewer than ten attempts. */
  discrimination: z.nullable(Share),
  picks: z.array(PickAnalysis),
  /** `key`: the best choose another answer than the right one. */
  warning: z.nullable(z.enum(["key", "negative", "hard", "easy", "dead"])),
  /** The answer that the warning is about. */
  about: z.nullable(z.string()),
});
export type ItemAnalysis = z.infer<typeof ItemAnalysis>;

export const QuizAnalysis = z.object({
  attempts: z.int(),
  passed: z.int(),
  averagePercent: z.nullable(z.number()),
  items: z.array(ItemAnalysis),
});
export type QuizAnalysis = z.infer<typeof QuizAnalysis>;

export const ResultRow = z.object({
  id: z.string(),
  /** Null: without an account. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  number: z.int(),
  version: z.int(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  isTimeOver: z.boolean(),
  rightCount: z.int(),
  percent: z.int(),
  isPassed: z.boolean(),
});
export type ResultRow = z.infer<typeof ResultRow>;

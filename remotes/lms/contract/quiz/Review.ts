import * as z from "zod/mini";

import { Block, Spans } from "./words";

const Told = z.array(Spans);

/** One question after the end. */
const ReviewedQuestion = z.object({
  n: z.int(),
  section: z.string(),
  mark: z.enum(["right", "partly", "wrong", "none"]),
  blocks: z.array(Block),
  /** What was answered, line by line. */
  yours: Told,
  /** Null: not told yet. */
  right: z.nullable(Told),
  /** Of what was chosen, then of the question. */
  feedback: z.array(Block),
  read: z.nullable(z.object({ label: z.string(), href: z.string() })),
  isFlagged: z.boolean(),
  points: z.number(),
  weight: z.int(),
});
export type ReviewedQuestion = z.infer<typeof ReviewedQuestion>;

export const Review = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  language: z.enum(["id", "en"]),
  finishedAt: z.iso.datetime(),
  isPreview: z.boolean(),
  isPractice: z.boolean(),
  /** The time was over before it was handed in. */
  isTimeOver: z.boolean(),
  isPassed: z.boolean(),
  /** Of the points, rounded down: 59.9 % is no 60. */
  percent: z.int(),
  passPercent: z.int(),
  /** Questions that are right altogether. */
  rightCount: z.int(),
  seconds: z.int(),
  sections: z.array(z.object({ title: z.string(), right: z.int(), of: z.int(), seconds: z.int() })),
  questions: z.array(ReviewedQuestion),
  /** What was not right may be tried again, against no clock: only once the answers are told. */
  mayPractise: z.boolean(),
  /** Further attempts; null: without limit. */
  attemptsLeft: z.nullable(z.int()),
  /** The attempt counts for a person of the site. */
  isCounted: z.boolean(),
});
export type Review = z.infer<typeof Review>;

/** A quiz in a list. */
export const QuizEntry = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  language: z.enum(["id", "en"]),
  questionCount: z.int(),
  minutes: z.nullable(z.int()),
  access: z.enum(["anyone", "signed-in"]),
  /** Of the asker's attempts; null: none was handed in. */
  bestPercent: z.nullable(z.int()),
  isPassed: z.boolean(),
  openAttempt: z.nullable(z.string()),
  isLive: z.boolean(),
});
export type QuizEntry = z.infer<typeof QuizEntry>;

export const QuizList = z.object({ items: z.array(QuizEntry), mayWrite: z.boolean(), isSignedIn: z.boolean() });
export type QuizList = z.infer<typeof QuizList>;

/** A quiz before one begins. */
export const QuizFront = z.object({
  ...QuizEntry.shape,
  passPercent: z.int(),
  reveal: z.enum(["always", "earned"]),
  attempts: z.nullable(z.int()),
  attemptsLeft: z.nullable(z.int()),
  sections: z.array(z.object({ title: z.string(), count: z.int() })),
  kinds: z.array(z.string()),
  mayWrite: z.boolean(),
  isSignedIn: z.boolean(),
  done: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      finishedAt: z.iso.datetime(),
      percent: z.int(),
      isPassed: z.boolean(),
    }),
  ),
});
export type QuizFront = z.infer<typeof QuizFront>;

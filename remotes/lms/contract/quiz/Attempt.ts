import * as z from "zod/mini";

import { Block, Spans } from "./words";

/**
 * What was answered, as a page and a form have it, by the kind of question: `choice` and `choices` the letters of what was chosen, `truth`
 * `true` or `false`, `order` all letters in the order given, `match` one letter for each left side (empty: none yet), `gaps` one text for each
 * gap, `short` and `output` one text. Nothing: not answered.
 */
export const Answer = z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(40));
export type Answer = z.infer<typeof Answer>;

/** One of several, under a letter of this attempt: letters say nothing of how the author wrote them down. */
const Option = z.object({ letter: z.string(), spans: Spans });
export type Option = z.infer<typeof Option>;

/** A question as a learner sees it: nothing here tells the answer. */
export const AskedQuestion = z.object({
  /** From 1, in the order of this attempt. */
  n: z.int(),
  section: z.string(),
  kind: z.enum(["choice", "choices", "truth", "short", "order", "match", "gaps", "output"]),
  blocks: z.array(Block),
  /** Of choices, of items to be ordered, of right sides. */
  options: z.array(Option),
  /** Left sides. */
  lefts: z.array(Spans),
  unit: z.string(),
  weight: z.int(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** What is kept of a question. */
export const SavedAnswer = z.object({
  n: z.int(),
  answer: Answer,
  /** Grows with each change; of two devices the later change counts. */
  seq: z.int32(),
  isFlagged: z.boolean(),
});
export type SavedAnswer = z.infer<typeof SavedAnswer>;

/** An attempt that goes on. */
export const OpenAttempt = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Language of the questions. */
  language: z.enum(["id", "en"]),
  isPreview: z.boolean(),
  /** Only some questions of an earlier attempt; counts for nothing. */
  isPractice: z.boolean(),
  questions: z.array(AskedQuestion),
  saved: z.array(SavedAnswer),
  /** By the server's clock when it answered; null: there is no limit. */
  secondsLeft: z.nullable(z.int()),
  minutes: z.nullable(z.int()),
});
export type OpenAttempt = z.infer<typeof OpenAttempt>;

/** What an attempt came to, or `open`. */
export const AttemptState = z.discriminatedUnion("state", [
  z.object({ state: z.literal("open"), attempt: OpenAttempt }),
  z.object({ state: z.literal("done"), id: z.string(), slug: z.string() }),
]);

/** Changes of a page: what was chosen, and flags. */
export const Changes = z.object({ changes: z.array(SavedAnswer).check(z.maxLength(200)) });

/** What the server has after a change. Where it is done, nothing more is taken. */
export const Kept = z.object({
  state: z.enum(["open", "done"]),
  /** Of the questions that were told. */
  saved: z.array(SavedAnswer),
  secondsLeft: z.nullable(z.int()),
});
export type Kept = z.infer<typeof Kept>;

export const Begun = z.object({ id: z.string() });

export const WantedAttempt = z.object({
  slug: z.string().check(z.maxLength(80)),
  language: z.enum(["id", "en"]),
  /** Id of an attempt whose wrong answers are to be tried again. */
  again: z.optional(z.string().check(z.maxLength(60))),
  /** Of the draft, for whoever may write it. */
  isPreview: z.optional(z.boolean()),
});
export type WantedAttempt = z.infer<typeof WantedAttempt>;

/** The id of an attempt in an address: whoever has one without an account goes on by it alone. */
export const AttemptId = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,60}$/));

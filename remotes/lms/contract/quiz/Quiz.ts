import * as z from "zod/mini";

const upTo = <T extends z.ZodMiniType>(item: T, least: number, most: number) =>
  z.array(item).check(z.minLength(least), z.maxLength(most));
const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const optionalWords = z._default(z.string().check(z.trim(), z.maxLength(2_000)), "");
/** Names a question or a choice within its quiz, the same in every language and version. */
const Key = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "Small letters, digits and hyphens, 40 at most"));
/** How much an answer is worth of a question, in percent; below zero it takes away. */
const Percent = z.number().check(z.gte(-100), z.lte(100));

/** An answer among others, and what is said of it in the review. */
const Choice = z.strictObject({
  id: Key,
  text: line(1_000),
  /** Missing: a right one shares the whole with the other right ones, a wrong one of several takes as much away. */
  percent: z.optional(Percent),
  isRight: z._default(z.boolean(), false),
  feedback: optionalWords,
});

/** An answer that is written. `key` is a text, or a number with its tolerance: `11,1`, `11 ± 0,2`, `10..12`. */
const Accepted = z.strictObject({
  key: line(500),
  percent: z._default(Percent, 100),
  feedback: optionalWords,
});

const common = {
  id: Key,
  /** In lists of authors; empty: the beginning of the question. No learner sees it. */
  title: z._default(z.string().check(z.trim(), z.maxLength(120)), ""),
  /** Markdown of `readWords`: the first paragraph is the question, the rest stands below it. */
  text: line(6_000),
  /** What it counts beside the others. */
  weight: z._default(z.int().check(z.gte(1), z.lte(100)), 1),
  /** Said in the review, whatever was answered. */
  feedback: optionalWords,
  /** Where to read on: a path of the site or an address. */
  read: z.optional(z.strictObject({ label: line(100), href: line(500) })),
};

/** Of the mistakes that a written answer may have and still be right. */
const Typos = z._default(z.int().check(z.gte(0), z.lte(3)), 0);

const ChoiceQuestion = z
  .strictObject({
    ...common,
    kind: z.literal("choice"),
    choices: upTo(Choice, 2, 12),
    isShuffled: z._default(z.boolean(), true),
  })
  .check(
    z.refine(
      ({ choices }) => choices.filter(({ isRight }) => isRight).length === 1,
      "A single choice has one right answer",
    ),
  );
const ChoicesQuestion = z
  .strictObject({
    ...common,
    kind: z.literal("choices"),
    choices: upTo(Choice, 2, 12),
    isShuffled: z._default(z.boolean(), true),
  })
  .check(z.refine(({ choices }) => choices.some(({ isRight }) => isRight), "One answer at least is right"));

export const Question = z.discriminatedUnion("kind", [
  ChoiceQuestion,
  ChoicesQuestion,
  z.strictObject({
    ...common,
    kind: z.literal("truth"),
    isTrue: z.boolean(),
    /** Said of those who chose it. */
    ifTrue: optionalWords,
    ifFalse: optionalWords,
  }),
  z.strictObject({
    ...common,
    kind: z.literal("short"),
    accept: upTo(Accepted, 1, 40),
    /** Behind the field: cm, Rp, %. */
    unit: z._default(z.string().check(z.trim(), z.maxLength(20)), ""),
    typos: Typos,
    /** Capital letters count. */
    isExact: z._default(z.boolean(), false),
  }),
  z.strictObject({
    ...common,
    kind: z.literal("order"),
    /** In the right order. */
    items: upTo(z.strictObject({ id: Key, text: line(500) }), 2, 12),
  }),
  z.strictObject({
    ...common,
    kind: z.literal("match"),
    pairs: upTo(z.strictObject({ id: Key, left: line(500), right: line(500) }), 2, 12),
    /** Further right sides that belong to nothing. */
    distractors: z._default(upTo(z.strictObject({ id: Key, text: line(500) }), 0, 6), []),
  }),
  /** In the text `[[11,1 | 11 ± 0,2]]` is a gap with what it takes. */
  z
    .strictObject({ ...common, kind: z.literal("gaps"), typos: Typos, isExact: z._default(z.boolean(), false) })
    .check(
      z.refine(({ text }) => /\[\[[^[\]]*[^[\]\s][^[\]]*\]\]/.test(text), "The text has no gap: [[answer | another]]"),
    ),
  z.strictObject({
    ...common,
    kind: z.literal("output"),
    /** A name that highlighters know. */
    language: line(30),
    code: z.string().check(z.minLength(1), z.maxLength(4_000)),
    /** What the program writes, line by line. */
    output: z.string().check(z.minLength(1), z.maxLength(2_000)),
  }),
]);
export type Question = z.infer<typeof Question>;
export type QuestionKind = Question["kind"];
export type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>;

const idsOf = (question: Question): readonly string[] => {
  switch (question.kind) {
    case "choice":
    case "choices":
      return question.choices.map(({ id }) => id);
    case "order":
      return question.items.map(({ id }) => id);
    case "match":
      return [...question.pairs, ...question.distractors].map(({ id }) => id);
    case "truth":
    case "short":
    case "gaps":
    case "output":
      return [];
  }
};
const areApart = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

const Section = z.strictObject({
  id: Key,
  /** What its questions are about: the review counts by it. */
  title: line(120),
  /** How many of its questions an attempt gets; missing: all. */
  draw: z.optional(z.int().check(z.gte(1), z.lte(100))),
  questions: upTo(Question, 1, 100),
});

/** A quiz in one language. */
export const Quiz = z
  .strictObject({
    title: line(160),
    /** What it is about, in a sentence or two of plain text. */
    summary: line(600),
    /** Null: there is no hurry. */
    minutes: z._default(z.nullable(z.int().check(z.gte(1), z.lte(600))), null),
    /** How often it may be begun; null: as often as one likes. */
    attempts: z._default(z.nullable(z.int().check(z.gte(1), z.lte(50))), null),
    /** Share of the points that passes. */
    passPercent: z._default(z.int().check(z.gte(0), z.lte(100)), 60),
    /** `anyone`: without an account, too; such an attempt counts for nobody. */
    access: z._default(z.enum(["anyone", "signed-in"]), "signed-in"),
    /** When the review tells right answers: always, or once somebody has passed or has no attempt left. */
    reveal: z._default(z.enum(["always", "earned"]), "earned"),
    /** Questions of a section come in an order of their own in each attempt. */
    isShuffled: z._default(z.boolean(), true),
    sections: upTo(Section, 1, 20),
  })
  .check(
    z.refine(
      ({ sections }) => areApart(sections.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)])),
      "Two sections or questions have the same id",
    ),
    z.refine(
      ({ sections }) => sections.every(({ questions }) => questions.every((one) => areApart(idsOf(one)))),
      "Two answers of a question have the same id",
    ),
  );
export type Quiz = z.infer<typeof Quiz>;

/** A quiz in the languages that it is written in. */
export const QuizContent = z
  .strictObject({ id: z.optional(Quiz), en: z.optional(Quiz) })
  .check(z.refine(({ id, en }) => id !== undefined || en !== undefined, "A quiz has a language"));
export type QuizContent = z.infer<typeof QuizContent>;

/** In a path: `why-is-it-slow`. */
export const QuizSlug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80));

import * as z from "zod/mini";

/** Rich text as the platform has it. It is HTML from outside: nothing shows it that has not sanitised it. */
const html = z.string();

const TextBlock = z.object({ kind: z.literal("text"), html });

/** `language` is a name that highlighters know, `text` where there is none. */
const CodeBlock = z.object({
  kind: z.literal("code"),
  language: z.string(),
  source: z.string(),
  /** One line below the code, or empty. */
  caption: z.string(),
});

/** `src` may be empty: then the motif is drawn from `alt`. */
const ImageBlock = z.object({ kind: z.literal("image"), src: z.string(), alt: z.string(), caption: z.string() });

const VideoBlock = z.object({
  kind: z.literal("video"),
  title: z.string(),
  src: z.string(),
  /** A picture until it plays. */
  poster: z.optional(z.string()),
  lengthSeconds: z.int(),
  /** WebVTT files. */
  captions: z.array(z.object({ language: z.string(), label: z.string(), src: z.string() })),
  /** All that is said and shown, as paragraphs of plain text. */
  transcript: z.array(z.string()),
});

/** A page of another host, shown in a frame once the learner asks for it, and only where that host is allowed. */
const EmbedBlock = z.object({ kind: z.literal("embed"), src: z.string(), title: z.string() });

/** A question that the learner answers for themselves. Each choice says why it is right or not. */
const QuizBlock = z.object({
  kind: z.literal("quiz"),
  /** Unique within its chapter. */
  id: z.string(),
  question: z.string(),
  choices: z.array(z.object({ text: z.string(), isRight: z.boolean(), reply: z.string() })),
});

/** A task for the coding studio. */
const ExerciseBlock = z.object({
  kind: z.literal("exercise"),
  /** Unique within its chapter. */
  id: z.string(),
  title: z.string(),
  html,
  language: z.string(),
  starter: z.string(),
});

/**
 * A task that the chapter waits for: another remote's slot, and the code under which the platform records who has passed it
 * (decision 59). Nothing of it is known here: who judges it says so.
 */
export const TaskBlock = z.object({
  kind: z.literal("task"),
  /** Unique within its chapter. */
  id: z.string(),
  title: z.string(),
  /** `<kind>:<slug>`, as `exercise:harga-beras-tiga-hari`. */
  task: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  /** With its version, as `lms.exercise.v1`. */
  slot: z.string(),
  /** Properties of the slot, as its remote takes them. */
  props: z.record(z.string(), z.json()),
});

/** One part of a chapter, from top to bottom. */
export const LessonBlock = z.discriminatedUnion("kind", [
  TextBlock,
  CodeBlock,
  ImageBlock,
  VideoBlock,
  EmbedBlock,
  QuizBlock,
  ExerciseBlock,
  TaskBlock,
]);
export type LessonBlock = z.infer<typeof LessonBlock>;

import * as z from "zod/mini";

import { longText, shortText } from "@serambi/kernel/contracts";

const percent = () => z.int().check(z.gte(0), z.lte(100));
const some = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.minLength(1), z.maxLength(most));
/** Of letters that need a face of their own: `jv-Java`. */
const scriptTag = () => z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,8})*$/));
/** What is seen on it, for whoever does not see it. */
const alt = () => shortText().check(z.minLength(1));

/** A class from top to bottom, with how far somebody is. */
const OutlineFigure = z.object({
  kind: z.literal("outline"),
  alt: alt(),
  title: shortText(),
  percent: percent(),
  percentText: shortText(),
  rows: some(
    z.object({
      label: shortText(),
      note: z.optional(shortText()),
      state: z.enum(["done", "current", "open"]),
    }),
    10,
  ),
});

/** A sheet of names and what each has: marks, days, parts. The last column is the one that counts. */
const SheetFigure = z.object({
  kind: z.literal("sheet"),
  alt: alt(),
  title: shortText(),
  corner: shortText(),
  columns: some(shortText(), 6),
  rows: some(z.object({ name: shortText(), cells: some(shortText(), 6) }), 8),
  note: z.optional(shortText()),
});

/** A question with its choices, one of them taken. */
const QuestionFigure = z.object({
  kind: z.literal("question"),
  alt: alt(),
  label: shortText(),
  text: longText(),
  options: some(shortText(), 6),
  /** Where the choices are letters of another script. */
  optionsIn: z.optional(scriptTag()),
  chosen: z.int().check(z.gte(0)),
  feedback: shortText(),
});

/** A file of code and what comes of it. */
const CodeFigure = z.object({
  kind: z.literal("code"),
  alt: alt(),
  /** None: it is no studio but a call and its answer. */
  languages: z.array(shortText()).check(z.maxLength(12)),
  file: shortText(),
  lines: some(shortText(), 16),
  /** The line that is being written, from 0. */
  marked: z.optional(z.int().check(z.gte(0))),
  outputTitle: shortText(),
  output: some(shortText(), 10),
});

/** What somebody holds in the end, and the way there. */
const CertificateFigure = z.object({
  kind: z.literal("certificate"),
  alt: alt(),
  title: shortText(),
  name: shortText(),
  text: shortText(),
  code: shortText(),
  steps: z.array(z.object({ label: shortText(), percent: percent() })).check(z.maxLength(5)),
});

/** A week with its hours. */
const TimetableFigure = z.object({
  kind: z.literal("timetable"),
  alt: alt(),
  days: some(shortText(), 6),
  /** A cell without words is free. */
  rows: some(z.object({ time: shortText(), cells: some(shortText(), 6) }), 6),
  /** What is going on now: its row and day, from 0. */
  live: z.optional(z.object({ row: z.int().check(z.gte(0)), day: z.int().check(z.gte(0)), text: shortText() })),
});

/** Bars that are compared, some with a goal across them. */
const ChartFigure = z.object({
  kind: z.literal("chart"),
  alt: alt(),
  title: shortText(),
  bars: some(
    z.object({ label: shortText(), labelIn: z.optional(scriptTag()), value: percent(), text: shortText() }),
    10,
  ),
  goal: z.optional(z.object({ value: percent(), text: shortText() })),
});

/** One letter as large as it will go, and its neighbours. */
const LettersFigure = z.object({
  kind: z.literal("letters"),
  alt: alt(),
  script: scriptTag(),
  letter: shortText(),
  said: shortText(),
  note: shortText(),
  others: z.array(z.object({ letter: shortText(), said: shortText() })).check(z.maxLength(10)),
});

/** Words in two scripts, as somebody has written them. */
const DrillFigure = z.object({
  kind: z.literal("drill"),
  alt: alt(),
  script: scriptTag(),
  title: shortText(),
  rows: some(
    z.object({
      latin: shortText(),
      written: shortText(),
      state: z.enum(["right", "wrong", "open"]),
      note: z.optional(shortText()),
    }),
    6,
  ),
});

/** A leaf of a manuscript, read line by line. */
const LeafFigure = z.object({
  kind: z.literal("leaf"),
  alt: alt(),
  script: scriptTag(),
  lines: some(z.object({ written: shortText(), reading: shortText() }), 6),
  /** The line that is being read, from 0. */
  current: z.int().check(z.gte(0)),
  note: shortText(),
});

/** A few messages between two. */
const ThreadFigure = z.object({
  kind: z.literal("thread"),
  alt: alt(),
  title: shortText(),
  messages: some(z.object({ who: shortText(), text: longText(), isOwn: z.boolean() }), 6),
});

/** What is drawn of the product, in the site's own words; the remote draws it in the site's colours. */
export const LmsFigure = z.discriminatedUnion("kind", [
  OutlineFigure,
  SheetFigure,
  QuestionFigure,
  CodeFigure,
  CertificateFigure,
  TimetableFigure,
  ChartFigure,
  LettersFigure,
  DrillFigure,
  LeafFigure,
  ThreadFigure,
]);
export type LmsFigure = z.infer<typeof LmsFigure>;

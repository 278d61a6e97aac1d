import type { Language, Limits, SourceFile } from "./Session";

/** From the first steps in a language to what takes an evening. */
export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/**
 * One test of an exercise: a run with this input must print this. What differs only in white space at the ends of lines and of the
 * whole output is equal.
 */
export interface ExerciseTest {
  readonly id: string;
  readonly name: string;
  /** Its input and expected output are shown only once the learner has tried; they travel with the page all the same: judging in a browser is formative. */
  readonly isHidden: boolean;
  /** What the program reads; of an exercise in SQL more SQL, run between the seed and the learner's program. */
  readonly stdin: string;
  /** Of an exercise in SQL the rows of all results: columns joined by `|`, one row a line, nothing for NULL. */
  readonly expected: string;
  /** Said where the output differs: sanitised HTML of one or two sentences, without a paragraph around it. */
  readonly hint: string;
}

export const PROGRESS = ["none", "tried", "passed"] as const;
export type Progress = (typeof PROGRESS)[number];

/** What a list says of an exercise. */
export interface ExerciseEntry {
  readonly slug: string;
  readonly language: Language;
  readonly level: Level;
  readonly title: string;
  readonly minutes: number;
  readonly testCount: number;
  /** How far whoever asks has come with it. */
  readonly progress: Progress;
}

/** An exercise as a page has it: never with its solution. Texts are in the page's language; `task` and hints are sanitised HTML. */
export interface Exercise {
  readonly slug: string;
  readonly language: Language;
  readonly level: Level;
  readonly title: string;
  readonly minutes: number;
  readonly task: string;
  readonly hints: readonly string[];
  /** What the learner begins with; the first file is the one that runs. */
  readonly starter: readonly SourceFile[];
  /** Put beside the learner's files when tests run, in their place where paths are equal: its first file is then the one that runs. */
  readonly harness: readonly SourceFile[];
  /** SQL that fills the database before a program in SQL. */
  readonly seedSql: string;
  readonly limits: Limits;
  readonly tests: readonly ExerciseTest[];
}

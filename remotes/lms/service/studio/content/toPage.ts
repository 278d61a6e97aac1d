import type { Language as TextLanguage } from "@serambi/kernel/contracts";
import { Marked } from "marked";

import type { Exercise, ExerciseEntry, Progress } from "../../../contract/studio/Exercise";
import { limitsOf } from "./ExerciseFile";
import type { AuthoredExercise } from "./readExercises";

const markdown = new Marked({ async: false, gfm: true });

/** Without extensions nothing in Markdown waits; the library's types allow for both. */
const atOnce = (html: string | Promise<string>): string => {
  if (typeof html !== "string") throw new Error("Markdown was not rendered at once");
  return html;
};

const paragraphs = (text: string): string => atOnce(markdown.parse(text));
const sentence = (text: string): string => atOnce(markdown.parseInline(text));

export const toEntry = (
  exercise: AuthoredExercise,
  text: TextLanguage,
  progress: Progress = "none",
): ExerciseEntry => ({
  slug: exercise.slug,
  language: exercise.language,
  level: exercise.level,
  title: exercise.title[text],
  minutes: exercise.minutes,
  testCount: exercise.tests.length,
  progress,
});

/** An exercise as pages have it: its texts in one language, and no solution. HTML is not sanitised. */
export const toExercise = (exercise: AuthoredExercise, text: TextLanguage): Exercise => ({
  slug: exercise.slug,
  language: exercise.language,
  level: exercise.level,
  title: exercise.title[text],
  minutes: exercise.minutes,
  task: paragraphs(exercise.task[text]),
  hints: exercise.hints.map((hint) => sentence(hint[text])),
  starter: exercise.starter,
  harness: exercise.harness,
  seedSql: exercise.seedSql,
  limits: limitsOf(exercise.language, exercise.limits),
  tests: exercise.tests.map(({ id, name, isHidden, stdin, expected, help }) => ({
    id,
    name: name[text],
    isHidden,
    stdin,
    expected,
    hint: sentence(help[text]),
  })),
});

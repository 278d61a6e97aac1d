import type { Language } from "@serambi/kernel/contracts";
import { parse } from "yaml";
import * as z from "zod";

import type { PersonalityQuestion } from "../../contract/Personality";
import { QUESTION_COUNT, STATEMENT_COUNT, STYLES, styleAt, type Style } from "../../contract/personalityStyles";
import questions from "./questions.yaml";
import styles from "./styles.yaml";

const Words = z.strictObject({ id: z.string().min(3), en: z.string().min(3) });

const Question = z.strictObject({ prompt: Words, d: Words, i: Words, s: Words, c: Words });

const StyleWords = z.strictObject({
  name: Words,
  lead: Words,
  close: Words,
  about: Words,
  first: Words,
  second: Words,
  alone: Words,
  team: Words,
  interview: Words,
});
type StyleWords = z.infer<typeof StyleWords>;

const QUESTIONS = z.array(Question).length(QUESTION_COUNT).parse(parse(questions));
const STYLE_WORDS = z.record(z.enum(STYLES), StyleWords).parse(parse(styles));

/** What is said of a style. */
export const wordsOf = (style: Style): StyleWords => STYLE_WORDS[style];

/** The questions, each with its statements in the order in which it shows them. */
export const questionsIn = (language: Language): readonly PersonalityQuestion[] =>
  QUESTIONS.map((question, index) => ({
    number: index + 1,
    prompt: question.prompt[language],
    statements: Array.from(
      { length: STATEMENT_COUNT },
      (_, position) => question[styleAt(index + 1, position)][language],
    ),
  }));

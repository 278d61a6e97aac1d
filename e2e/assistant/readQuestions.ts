import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { parse } from "yaml";
import * as z from "zod";

const Asked = z.strictObject({
  ask: z.string().min(2).max(1000),
  /** The question before, where this one goes on with it. */
  after: z.string().min(2).max(1000).optional(),
  language: z.enum(["id", "en"]),
  style: z.enum(["plain", "colloquial", "misspelt", "mixed", "follow-up", "listing"]),
  /** Pages of which one has to be among the first two that the answer names; with `#` where that part of the page is meant. */
  cites: z.array(z.string().startsWith("/")).min(1).optional(),
  isUnanswerable: z.literal(true).optional(),
});
const Question = Asked.refine(
  ({ cites, isUnanswerable }) => (cites === undefined) === (isUnanswerable === true),
  "A question has pages that answer it, or none can: `cites` or `isUnanswerable`",
).refine(
  ({ after, style }) => (after !== undefined) === (style === "follow-up"),
  "A follow-up names the question before it",
);
const File = z.strictObject({ site: z.string().regex(/^[a-z-]+$/), questions: z.array(Question).min(1) });

export type EvalQuestion = z.infer<typeof Question>;
export type QuestionFile = z.infer<typeof File>;

/** The questions of this repository; another folder has the same form. */
const QUESTIONS = path.join(import.meta.dirname, "questions");

/** The questions of a folder, one file for each site. @throws with the file's name where it has another form */
export const readQuestions = (folder: string = QUESTIONS): readonly QuestionFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .map((name) => {
      const read = File.safeParse(parse(readFileSync(path.join(folder, name), "utf8")));
      if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`);
      return read.data;
    });

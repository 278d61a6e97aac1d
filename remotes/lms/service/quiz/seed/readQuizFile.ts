import { isMap, isSeq, LineCounter, parseDocument, type Document } from "yaml";

import { Quiz } from "../../../contract/quiz/Quiz";

type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw => typeof value === "object" && value !== null && !Array.isArray(value);
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const idAt = (at: number): string => LETTERS[at] ?? `x${at}`;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `right: …` or `wrong: …`, and `say: …` for what the review says of it. */
const choiceOf = (raw: unknown, at: number): unknown => {
  if (!isRaw(raw)) return raw;
  const { right, wrong, say, ...rest } = raw;
  return {
    id: idAt(at),
    text: right ?? wrong,
    isRight: right !== undefined,
    ...(say !== undefined && { feedback: say }),
    ...rest,
  };
};
const itemOf = (raw: unknown, at: number): unknown => (typeof raw === "string" ? { id: idAt(at), text: raw } : raw);
const distractorOf = (raw: unknown, at: number): unknown =>
  typeof raw === "string" ? { id: `x${at + 1}`, text: raw } : raw;
const pairOf = (raw: unknown, at: number): unknown => {
  if (!Array.isArray(raw)) return raw;
  const [left, right] = listOf(raw);
  return { id: idAt(at), left, right };
};
const acceptedOf = (raw: unknown): unknown => {
  if (typeof raw === "string" || typeof raw === "number") return { key: String(raw) };
  if (!isRaw(raw)) return raw;
  const { say, ...rest } = raw;
  return { ...(say !== undefined && { feedback: say }), ...rest };
};

/** A question as an author writes it, with ids where none are given. Lists keep their order: a fault is at the same place in both. */
const questionOf = (raw: unknown): unknown => {
  if (!isRaw(raw)) return raw;
  const { say, choices, items, pairs, distractors, accept, ...rest } = raw;
  return {
    ...rest,
    ...(say !== undefined && { feedback: say }),
    ...(choices !== undefined && { choices: listOf(choices).map(choiceOf) }),
    ...(items !== undefined && { items: listOf(items).map(itemOf) }),
    ...(pairs !== undefined && { pairs: listOf(pairs).map(pairOf) }),
    ...(distractors !== undefined && { distractors: listOf(distractors).map(distractorOf) }),
    ...(accept !== undefined && { accept: listOf(accept).map(acceptedOf) }),
  };
};

const quizOf = (raw: unknown): unknown =>
  isRaw(raw)
    ? {
        ...raw,
        sections: listOf(raw["sections"]).map((section) =>
          isRaw(section) ? { ...section, questions: listOf(section["questions"]).map(questionOf) } : section,
        ),
      }
    : raw;

/** The line of the deepest part of the file that a path leads to, from 1. */
const lineAt = (document: Document, lines: LineCounter, path: readonly PropertyKey[]): number => {
  let line = 1;
  let node: unknown = document.contents;
  for (const part of path) {
    if (!isMap(node) && !isSeq(node)) break;
    const next: unknown = node.get(part, true);
    // Of a key that is there the line of the key, of a missing one that of what it is missing in.
    if (!isRaw(next) || !Array.isArray(next["range"])) break;
    line = lines.linePos(Number(next["range"][0])).line;
    node = next;
  }
  return line;
};

/**
 * A quiz out of its file.
 * @param file its name, for errors
 * @throws Error that names file and line of the first fault
 */
export const readQuizFile = (file: string, text: string): Quiz => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) throw new Error(`${file}:${broken.linePos?.[0].line ?? 1}: ${broken.message.split("\n")[0]}`);
  const read = Quiz.safeParse(quizOf(document.toJS()));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = issue?.path ?? [];
  throw new Error(`${file}:${lineAt(document, lines, path)}: ${path.join(".")}: ${issue?.message ?? "cannot be read"}`);
};

import type { AskedQuestion, Option } from "../../../contract/quiz/Attempt";
import type { Question } from "../../../contract/quiz/Quiz";
import { readLine, readWords } from "../../../contract/quiz/readWords";
import { letterAt, offeredIds } from "./letters";

const textsOf = (question: Question): ReadonlyMap<string, string> => {
  switch (question.kind) {
    case "choice":
    case "choices":
      return new Map(question.choices.map(({ id, text }) => [id, text]));
    case "order":
      return new Map(question.items.map(({ id, text }) => [id, text]));
    case "match":
      return new Map([
        ...question.pairs.map(({ id, right }) => [id, right] as const),
        ...question.distractors.map(({ id, text }) => [id, text] as const),
      ]);
    case "truth":
    case "short":
    case "gaps":
    case "output":
      return new Map();
  }
};

interface Place {
  readonly n: number;
  readonly section: string;
  /** The attempt's secret seed. */
  readonly seed: string;
}

/** A question as it is asked: everything that tells the answer is left behind. Keys, feedback, the author's order and ids do not travel. */
export const askQuestion = (question: Question, { n, section, seed }: Place): AskedQuestion => {
  const texts = textsOf(question);
  const options = offeredIds(question, seed).map((id, at): Option => ({
    letter: letterAt(at),
    spans: readLine(texts.get(id) ?? ""),
  }));
  const blocks = readWords(question.text);
  if (question.kind === "output")
    blocks.push({
      kind: "code",
      caption: "",
      lines: question.code
        .replace(/\n$/, "")
        .split("\n")
        .map((text) => ({ text, isMarked: false })),
    });
  return {
    n,
    section,
    kind: question.kind,
    blocks,
    options,
    lefts: question.kind === "match" ? question.pairs.map(({ left }) => readLine(left)) : [],
    unit: question.kind === "short" ? question.unit : "",
    weight: question.weight,
  };
};

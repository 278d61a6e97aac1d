import { isAccepted } from "../../../contract/quiz/answerKey";
import type { Question, QuestionOf } from "../../../contract/quiz/Quiz";
import { gapsOf } from "../../../contract/quiz/readWords";

/** What an answer came to. */
export interface Judgement {
  /** 0 to 1 of the question's weight. */
  readonly mark: number;
  /** For the analysis: ids of what was chosen, or the key that took what was written. */
  readonly picks: readonly string[];
  /** Said of what was chosen, in the author's Markdown. */
  readonly feedback: readonly string[];
}

const NOTHING: Judgement = { mark: 0, picks: [], feedback: [] };
/** The pick of a written answer that no key takes. */
export const OTHER = "*";

const between0And1 = (value: number): number => Math.min(1, Math.max(0, value));
/** Thirds add up to one. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

const judgeChoices = ({ choices, kind }: QuestionOf<"choice" | "choices">, chosen: readonly string[]): Judgement => {
  const rights = choices.filter(({ isRight }) => isRight).length;
  const wrongs = choices.length - rights;
  const worth = ({ percent, isRight }: (typeof choices)[number]): number => {
    if (percent !== undefined) return percent / 100;
    if (isRight) return 1 / rights;
    // Whoever ticks everything gains nothing.
    return kind === "choice" ? 0 : -1 / Math.max(1, Math.min(rights, wrongs));
  };
  const picked = choices.filter(({ id }) => chosen.includes(id));
  return {
    mark: rounded(between0And1(picked.reduce((sum, choice) => sum + worth(choice), 0))),
    picks: picked.map(({ id }) => id),
    feedback: picked.map(({ feedback }) => feedback).filter(Boolean),
  };
};

const judgeShort = ({ accept, typos, isExact }: QuestionOf<"short">, written: string): Judgement => {
  const options = { typos, isExact };
  // Without mistakes first: a key with a mistake in it may be worth less.
  const found =
    accept.find(({ key }) => isAccepted(written, key, { ...options, typos: 0 })) ??
    accept.find(({ key }) => isAccepted(written, key, options));
  if (!found) return { mark: 0, picks: [OTHER], feedback: [] };
  return { mark: between0And1(found.percent / 100), picks: [found.key], feedback: [found.feedback].filter(Boolean) };
};

/** Share of neighbours that stand in the right order: one that is out of place costs little, a reversed list everything. */
const judgeOrder = ({ items }: QuestionOf<"order">, given: readonly string[]): Judgement => {
  const place = new Map(items.map(({ id }, at) => [id, at]));
  const pairs = given.slice(1).filter((id, at) => (place.get(id) ?? 0) === (place.get(given[at] ?? "") ?? 0) + 1);
  const isRight = items.every(({ id }, at) => given[at] === id);
  return { mark: isRight ? 1 : rounded(pairs.length / items.length), picks: [isRight ? "=" : OTHER], feedback: [] };
};

const judgeMatch = ({ pairs }: QuestionOf<"match">, given: readonly string[]): Judgement => {
  const right = pairs.filter(({ id, right: wanted }, at) => {
    const other = pairs.find((pair) => pair.id === given[at]);
    // Two right sides of the same words are one.
    return given[at] === id || other?.right === wanted;
  });
  return {
    mark: rounded(right.length / pairs.length),
    picks: [right.length === pairs.length ? "=" : OTHER],
    feedback: [],
  };
};

const judgeGaps = ({ text, typos, isExact }: QuestionOf<"gaps">, given: readonly string[]): Judgement => {
  const gaps = gapsOf(text);
  const right = gaps.filter((keys, at) => keys.some((key) => isAccepted(given[at] ?? "", key, { typos, isExact })));
  return {
    mark: rounded(right.length / gaps.length),
    picks: [right.length === gaps.length ? "=" : OTHER],
    feedback: [],
  };
};

/** Spaces at the ends of lines and empty lines at the end are not seen on a screen either. */
const trimmedOutput = (text: string): string =>
  text
    .replaceAll("\r\n", "\n")
    .replaceAll(/[ \t]+$/gm, "")
    .replace(/\n+$/, "");

const judgeOne = (question: Question, stored: readonly string[]): Judgement => {
  switch (question.kind) {
    case "choice":
    case "choices":
      return judgeChoices(question, stored);
    case "truth": {
      const chosen = stored[0] === "true";
      return {
        mark: chosen === question.isTrue ? 1 : 0,
        picks: [String(chosen)],
        feedback: [chosen ? question.ifTrue : question.ifFalse].filter(Boolean),
      };
    }
    case "short":
      return judgeShort(question, stored[0] ?? "");
    case "order":
      return judgeOrder(question, stored);
    case "match":
      return judgeMatch(question, stored);
    case "gaps":
      return judgeGaps(question, stored);
    case "output": {
      const isRight = trimmedOutput(stored[0] ?? "") === trimmedOutput(question.output);
      return { mark: isRight ? 1 : 0, picks: [isRight ? "=" : OTHER], feedback: [] };
    }
  }
};

/**
 * What an answer is worth.
 * @param variants the question in the languages of its quiz, the asked one first: a word of either is taken, the feedback is the first's
 * @param stored with the quiz's own ids; empty: not answered
 */
export const judge = (variants: readonly Question[], stored: readonly string[]): Judgement => {
  const [own, ...others] = variants;
  if (!own || stored.length === 0) return NOTHING;
  const first = judgeOne(own, stored);
  return others
    .map((question) => judgeOne(question, stored))
    .reduce((best, next) => (next.mark > best.mark ? next : best), first);
};

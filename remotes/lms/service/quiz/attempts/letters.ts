import type { Answer } from "../../../contract/quiz/Attempt";
import type { Question } from "../../../contract/quiz/Quiz";
import { deranged, shuffled } from "./shuffle";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Ids of what a question offers, in the order of one attempt: the first is A. */
export const offeredIds = (question: Question, seed: string): readonly string[] => {
  switch (question.kind) {
    case "choice":
    case "choices": {
      const ids = question.choices.map(({ id }) => id);
      return question.isShuffled ? shuffled(ids, seed, question.id) : ids;
    }
    case "order":
      return deranged(
        question.items.map(({ id }) => id),
        seed,
        question.id,
      );
    case "match":
      return shuffled(
        [...question.pairs, ...question.distractors].map(({ id }) => id),
        seed,
        question.id,
      );
    case "truth":
    case "short":
    case "gaps":
    case "output":
      return [];
  }
};

export const letterAt = (at: number): string => LETTERS[at] ?? "";

/** What a page sent, with the quiz's own ids; what the question does not offer is left out. */
export const toStored = (question: Question, seed: string, answer: Answer): string[] => {
  const ids = offeredIds(question, seed);
  const idOf = (letter: string): string => (letter.length === 1 ? (ids[LETTERS.indexOf(letter)] ?? "") : "");
  switch (question.kind) {
    case "choice":
      return [idOf(answer[0] ?? "")].filter(Boolean);
    case "choices":
      return [...new Set(answer.map(idOf).filter(Boolean))].toSorted();
    case "order": {
      const given = [...new Set(answer.map(idOf).filter(Boolean))];
      return given.length === ids.length ? given : [];
    }
    case "match": {
      const given = question.pairs.map((_pair, at) => idOf(answer[at] ?? ""));
      return given.some(Boolean) ? given : [];
    }
    case "truth":
      return answer[0] === "true" || answer[0] === "false" ? [answer[0]] : [];
    case "short":
    case "gaps":
    case "output": {
      const given = answer.map((text) => text.replaceAll("\0", ""));
      return given.some((text) => text.trim() !== "") ? given : [];
    }
  }
};

/** The other way: a stored answer with the letters of the attempt. */
export const toShown = (question: Question, seed: string, stored: readonly string[]): string[] => {
  const ids = offeredIds(question, seed);
  if (ids.length === 0) return [...stored];
  return stored.map((id) => (id === "" ? "" : letterAt(ids.indexOf(id))));
};

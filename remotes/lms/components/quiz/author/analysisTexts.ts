import type { ItemAnalysis, PickAnalysis } from "../../../contract/quiz/Author";
import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";

export const percentText = (share: number): string => `${Math.round(share * 100)}%`;

/** What an answer is called in figures. */
export const pickLabel = ({ id, label }: Pick<PickAnalysis, "id" | "label">, t: QuizAuthorMessages): string => {
  if (id === "*") return t.other;
  if (id === "=") return t.correct;
  if (label === "true") return t.yes;
  return label === "false" ? t.no : label;
};

/** What the figures of a question ask its author to look at; null: nothing. */
export const warningText = (
  { warning, about }: Pick<ItemAnalysis, "warning" | "about">,
  t: QuizAuthorMessages,
): string | null => {
  const label = about === null ? "" : pickLabel({ id: about, label: about }, t);
  switch (warning) {
    case "key":
      return t.warnKey(label);
    case "dead":
      return t.warnDead(label);
    case "negative":
      return t.warnNegative;
    case "hard":
      return t.warnHard;
    case "easy":
      return t.warnEasy;
    case null:
      return null;
  }
};

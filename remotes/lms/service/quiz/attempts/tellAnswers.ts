import type { Question } from "../../../contract/quiz/Quiz";
import type { Span } from "../../../contract/quiz/words";
import { gapsOf, readLine } from "../../../contract/quiz/readWords";

type Told = Span[][];

const plain = (text: string): Span[] => [{ text }];
const code = (text: string): Told =>
  text
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => [{ text: line || " ", as: "code" }]);
const arrow: Span = { text: " → " };

/** An answer in words, line by line, as the review shows it. @param yes, no the words for true and false */
export const tellAnswer = (
  question: Question,
  stored: readonly string[],
  words: { readonly yes: string; readonly no: string },
): Told => {
  if (stored.length === 0) return [];
  switch (question.kind) {
    case "choice":
    case "choices":
      return question.choices.filter(({ id }) => stored.includes(id)).map(({ text }) => readLine(text));
    case "truth":
      return [plain(stored[0] === "true" ? words.yes : words.no)];
    case "short":
      return [plain([stored[0] ?? "", question.unit].filter(Boolean).join(" "))];
    case "order":
      return stored.map((id, at) => [
        { text: `${at + 1}. ` },
        ...readLine(question.items.find((item) => item.id === id)?.text ?? ""),
      ]);
    case "match":
      return question.pairs.map(({ left }, at) => {
        const right =
          question.pairs.find(({ id }) => id === stored[at])?.right ??
          question.distractors.find(({ id }) => id === stored[at])?.text;
        return [...readLine(left), arrow, ...readLine(right ?? "–")];
      });
    case "gaps":
      return [
        plain(
          gapsOf(question.text)
            .map((_gap, at) => stored[at]?.trim() || "–")
            .join(" · "),
        ),
      ];
    case "output":
      return code(stored[0] ?? "");
  }
};

const withoutQuotes = (key: string): string => /^"(.+)"$/.exec(key)?.[1] ?? key;

/** The right answer in words. */
export const tellRight = (question: Question, words: { readonly yes: string; readonly no: string }): Told => {
  switch (question.kind) {
    case "choice":
    case "choices":
      return question.choices.filter(({ isRight }) => isRight).map(({ text }) => readLine(text));
    case "truth":
      return [plain(question.isTrue ? words.yes : words.no)];
    case "short": {
      const best = Math.max(...question.accept.map(({ percent }) => percent));
      const key = question.accept.find(({ percent }) => percent === best)?.key ?? "";
      return [plain([withoutQuotes(key), question.unit].filter(Boolean).join(" "))];
    }
    case "order":
      return tellAnswer(
        question,
        question.items.map(({ id }) => id),
        words,
      );
    case "match":
      return tellAnswer(
        question,
        question.pairs.map(({ id }) => id),
        words,
      );
    case "gaps":
      return [
        plain(
          gapsOf(question.text)
            .map(([first = ""]) => withoutQuotes(first))
            .join(" · "),
        ),
      ];
    case "output":
      return code(question.output);
  }
};

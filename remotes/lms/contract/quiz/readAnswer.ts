import type { Answer, AskedQuestion } from "./Attempt";

type Fields = Readonly<Record<string, string>>;

/** Names of the fields of a question's form. Boxes and gaps have one each: a form keeps one value of a name. */
export const ANSWER = "answer";
export const answerAt = (at: number | string): string => `answer.${at}`;

const indexed = (form: Fields): readonly string[] =>
  Object.keys(form)
    .filter((name) => /^answer\.\d+$/.test(name))
    .toSorted((a, b) => Number(a.slice(7)) - Number(b.slice(7)))
    .map((name) => form[name] ?? "");

/** What was chosen in a form that a browser without scripts has posted. */
export const readAnswer = ({ kind, options }: AskedQuestion, form: Fields): Answer => {
  switch (kind) {
    case "choice":
    case "truth":
    case "short":
    case "output":
      return form[ANSWER] ? [form[ANSWER]] : [];
    case "choices":
      return options.map(({ letter }) => letter).filter((letter) => form[answerAt(letter)] !== undefined);
    case "order":
      return (form[ANSWER] ?? "").split(",").filter(Boolean);
    case "match":
    case "gaps":
      return indexed(form).some(Boolean) ? [...indexed(form)] : [];
  }
};

/** One place up or down. */
export const moved = (order: readonly string[], letter: string, by: -1 | 1): string[] => {
  const from = order.indexOf(letter);
  const to = from + by;
  const next = [...order];
  if (from < 0 || to < 0 || to >= order.length) return next;
  next.splice(from, 1);
  next.splice(to, 0, letter);
  return next;
};

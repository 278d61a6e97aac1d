import { readKey } from "../answerKey";
import type { Question, QuestionOf, Quiz } from "../Quiz";
import { escapeGift } from "./giftText";

const said = (feedback: string): string => (feedback === "" ? "" : `#${escapeGift(feedback)}`);
const percentText = (percent: number): string => `%${Math.round(percent * 100_000) / 100_000}%`;

const writeChoices = ({ kind, choices }: QuestionOf<"choice" | "choices">): string[] => {
  const rights = choices.filter(({ isRight }) => isRight).length;
  const wrongs = Math.max(1, Math.min(rights, choices.length - rights));
  return choices.map(({ text, isRight, percent, feedback }) => {
    if (kind === "choice") {
      const weight = !isRight && percent ? percentText(percent) : "";
      return `${isRight ? "=" : "~"}${weight}${escapeGift(text)}${said(feedback)}`;
    }
    return `~${percentText(percent ?? (isRight ? 100 / rights : -100 / wrongs))}${escapeGift(text)}${said(feedback)}`;
  });
};

const writeShort = ({ accept }: QuestionOf<"short">): string[] => {
  const keys = accept.map((one) => ({ ...one, read: readKey(one.key) }));
  const isNumeric = keys.every(({ read }) => read.kind === "number");
  const lines = keys.map(({ key, read, percent, feedback }) => {
    const weight = percent === 100 ? "" : percentText(percent);
    if (read.kind !== "number" || !isNumeric)
      return `=${weight}${escapeGift(read.kind === "text" ? read.text : key)}${said(feedback)}`;
    const [middle, off] = [(read.least + read.most) / 2, (read.most - read.least) / 2];
    const rounded = (value: number): number => Math.round(value * 1e9) / 1e9;
    const number = key.includes("..")
      ? `${read.least}..${read.most}`
      : off === 0
        ? String(middle)
        : `${rounded(middle)}:${rounded(off)}`;
    return `=${weight}${number}${said(feedback)}`;
  });
  return isNumeric ? ["#", ...lines] : lines;
};

/** Null where GIFT has no way to say it. */
const answersOf = (question: Question): string[] | null => {
  switch (question.kind) {
    case "choice":
    case "choices":
      return writeChoices(question);
    case "truth": {
      const [wrong, right] = question.isTrue
        ? [question.ifFalse, question.ifTrue]
        : [question.ifTrue, question.ifFalse];
      const feedback =
        wrong === "" && right === "" ? "" : `#${escapeGift(wrong)}${right === "" ? "" : `#${escapeGift(right)}`}`;
      return [`${question.isTrue ? "TRUE" : "FALSE"}${feedback}`];
    }
    case "short":
      return writeShort(question);
    case "match":
      return [
        ...question.pairs.map(({ left, right }) => `=${escapeGift(left)} -> ${escapeGift(right)}`),
        ...question.distractors.map(({ text }) => `= -> ${escapeGift(text)}`),
      ];
    case "order":
    case "gaps":
    case "output":
      return null;
  }
};

const tag = (name: string, value: string): string => `[${name}:${value.replaceAll(/[\]\\]/g, String.raw`\$&`)}]`;

/** Properties that GIFT has no word for, as comments before the question. */
const tagsOf = (question: Question): string => {
  const { id, weight, read } = question;
  const tags = [
    tag("id", id),
    weight !== 1 && tag("weight", String(weight)),
    question.kind === "short" && question.unit !== "" && tag("unit", question.unit),
    question.kind === "short" && question.typos > 0 && tag("typos", String(question.typos)),
    question.kind === "short" && question.isExact && tag("exact", "yes"),
    "isShuffled" in question && !question.isShuffled && tag("fixed", "yes"),
    read && `${tag("read", read.label)} ${tag("href", read.href)}`,
  ];
  return tags.filter(Boolean).join(" ");
};

const writeQuestion = (question: Question): string => {
  const answers = answersOf(question);
  // Its own lines are comments: they must not end in the middle of one.
  if (!answers) return `// [id:${question.id}] ${question.kind}: GIFT has no such question`;
  const general = question.feedback === "" ? [] : [`####${escapeGift(question.feedback)}`];
  const title = question.title === "" ? "" : `::${escapeGift(question.title)}::`;
  return [
    `// ${tagsOf(question)}`,
    `${title}[markdown]${escapeGift(question.text)} {`,
    ...[...answers, ...general].map((line) => `  ${line}`),
    "}",
  ].join("\n");
};

/** A quiz as a GIFT file: a category for each section. What GIFT has no question for (order, gaps, output) is named in a comment. */
export const writeGift = ({ title, sections }: Quiz): string => {
  const nameOf = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll("/", "//");
  const parts = sections.map((section) =>
    [`$CATEGORY: ${nameOf(title)}/${nameOf(section.title)}`, ...section.questions.map(writeQuestion)].join("\n\n"),
  );
  return `${parts.join("\n\n")}\n`;
};

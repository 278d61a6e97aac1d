import { readNumber } from "../answerKey";
import { slugFor } from "../newQuiz";
import { Question } from "../Quiz";
import { FaultyQuestion, faulty, type Exchanged } from "./Exchanged";
import { indexOfSign, markdownOf, unescapeGift } from "./giftText";
import { anatomyOf, splitGift, type GiftPart } from "./splitGift";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const FORMAT = /^\[(html|moodle|plain|markdown)\]\s*/i;
/** What another tool's HTML must not have for its Markdown to say the same. */
const isHtml = (text: string): boolean => /<\/?[a-z][^>]*>/i.test(text);

/** Words with their format taken off. */
const wordsOf = (raw: string): string => {
  const format = FORMAT.exec(raw.trim())?.[1]?.toLowerCase();
  const text = unescapeGift(raw.trim().replace(FORMAT, "")).trim();
  return format === "html" || (format !== "plain" && format !== "markdown" && isHtml(text)) ? markdownOf(text) : text;
};

/** A feedback of its own, where there is one behind a `#`. */
const splitFeedback = (raw: string): { readonly text: string; readonly feedback: readonly string[] } => {
  const parts: string[] = [];
  let rest = raw;
  for (let at = indexOfSign(rest, "#"); at >= 0; at = indexOfSign(rest, "#")) {
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  const [text = "", ...feedback] = [...parts, rest].map((part) => part.trim());
  return { text, feedback: feedback.map(wordsOf) };
};

interface GiftAnswer {
  readonly sign: "=" | "~";
  readonly percent: number | null;
  /** With its escapes. */
  readonly raw: string;
  readonly feedback: string;
}

/** Answers between the braces: each begins with `=` or `~`. */
const answersOf = (text: string): GiftAnswer[] => {
  const starts: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "=" || text[at] === "~") starts.push(at);
  }
  return starts.map((from, place): GiftAnswer => {
    const { text: body, feedback } = splitFeedback(text.slice(from + 1, starts[place + 1]));
    const weighed = /^%(-?[\d.]+)%\s*([\s\S]*)$/.exec(body);
    return {
      sign: text[from] === "=" ? "=" : "~",
      percent: weighed ? Number(weighed[1]) : null,
      raw: (weighed?.[2] ?? body).trim(),
      feedback: feedback.filter(Boolean).join("\n\n"),
    };
  });
};

const choicesOf = (answers: readonly GiftAnswer[], part: GiftPart) => {
  const rights = answers.filter(({ sign }) => sign === "=");
  const isSingle = rights.length === 1;
  const positive = answers.filter(({ percent }) => (percent ?? 0) > 0);
  if (rights.length > 1) return faulty("mixed", part.line, "=");
  if (!isSingle && positive.length === 0) return faulty("noRight", part.line);
  const usual = (isRight: boolean): number =>
    isRight ? 100 / positive.length : -100 / Math.max(1, Math.min(positive.length, answers.length - positive.length));
  return {
    kind: isSingle ? "choice" : "choices",
    choices: answers.map(({ sign, percent, raw, feedback }, at) => {
      const isRight = isSingle ? sign === "=" : (percent ?? 0) > 0;
      const isUsual = isSingle ? isRight || !percent : Math.abs((percent ?? 0) - usual(isRight)) < 0.01;
      return {
        id: LETTERS[at] ?? `x${at}`,
        text: wordsOf(raw),
        isRight,
        feedback,
        ...(!isUsual && { percent: percent ?? 0 }),
      };
    }),
  };
};

/** `3:2`, `1..5` or `3` as a key of a written answer. */
const numberKey = (text: string, line: number): string => {
  const range = text.split("..");
  if (range.length === 2) return range.every((end) => readNumber(end) !== null) ? text : faulty("number", line, text);
  const [value = "", tolerance] = text.split(":").map((one) => one.trim());
  if (readNumber(value) === null || (tolerance !== undefined && readNumber(tolerance) === null))
    return faulty("number", line, text);
  return tolerance === undefined || Number(tolerance) === 0 ? value : `${value} ± ${tolerance}`;
};

const numericOf = (text: string, line: number) => {
  const answers = answersOf(text);
  if (answers.length === 0) {
    const { text: key, feedback } = splitFeedback(text);
    return { kind: "short", accept: [{ key: numberKey(key, line), feedback: feedback.join("\n\n") }] };
  }
  const numbers = answers.filter(({ sign, raw }) => sign === "=" && raw !== "");
  if (numbers.length === 0) return faulty("number", line, text);
  return {
    kind: "short",
    accept: numbers.map(({ raw, percent, feedback }) => ({
      key: numberKey(raw, line),
      percent: percent ?? 100,
      feedback,
    })),
  };
};

const matchOf = (answers: readonly GiftAnswer[], line: number) => {
  const sides = answers.map(({ raw }) => {
    const at = indexOfSign(raw, "->");
    return { left: wordsOf(raw.slice(0, at)), right: wordsOf(raw.slice(at + 2)) };
  });
  const pairs = sides.filter(({ left }) => left !== "");
  if (pairs.length < 2) return faulty("pairs", line);
  return {
    kind: "match",
    pairs: pairs.map((pair, at) => ({ id: LETTERS[at] ?? `x${at}`, ...pair })),
    distractors: sides.filter(({ left }) => left === "").map(({ right }, at) => ({ id: `x${at + 1}`, text: right })),
  };
};

/** Which kind the answers make it, as Moodle's documentation says. */
const kindOf = (inside: string, part: GiftPart): object => {
  const { line } = part;
  const [head, ...said] =
    splitFeedback(inside).feedback.length > 0
      ? [splitFeedback(inside).text, ...splitFeedback(inside).feedback]
      : [inside];
  const truth = /^(T|TRUE|F|FALSE)$/i.exec(head.trim());
  if (truth) {
    const isTrue = /^t/i.test(truth[1] ?? "");
    const [ifWrong = "", ifRight = ""] = said;
    return { kind: "truth", isTrue, ifTrue: isTrue ? ifRight : ifWrong, ifFalse: isTrue ? ifWrong : ifRight };
  }
  if (inside.startsWith("#")) return numericOf(inside.slice(1).trim(), line);
  const answers = answersOf(inside);
  if (answers.length === 0) return faulty("noRight", line);
  if (answers.some(({ raw }) => raw === "")) return faulty("emptyAnswer", line);
  const arrows = answers.filter(({ raw }) => indexOfSign(raw, "->") >= 0).length;
  if (arrows === answers.length) return matchOf(answers, line);
  if (arrows > 0 && answers.every(({ sign }) => sign === "=")) return faulty("pairs", line);
  if (answers.every(({ sign }) => sign === "="))
    return {
      kind: "short",
      accept: answers.map(({ raw, percent, feedback }) => ({ key: wordsOf(raw), percent: percent ?? 100, feedback })),
    };
  return choicesOf(answers, part);
};

/** Feedback of the whole question stands behind `####`. */
const splitGeneral = (answers: string): readonly [string, string] => {
  const at = indexOfSign(answers, "####");
  return at < 0 ? [answers, ""] : [answers.slice(0, at).trim(), wordsOf(answers.slice(at + 4))];
};

const MOST_TITLE = 120;

/** Other tools write any words there. */
const idOf = (name: string, at: number): string => {
  if (name.trim() === "") return `q-${at + 1}`;
  return /^[a-z0-9][a-z0-9-]{0,39}$/.test(name) ? name : slugFor(name).slice(0, 40).replace(/-+$/, "");
};

/** Properties that GIFT has no word for, from the comments before the question. */
const ownOf = ({ tags }: GiftPart, body: object): object => {
  const [unit, typos] = [tags.get("unit"), Number(tags.get("typos") ?? 0)];
  const [label, href] = [tags.get("read"), tags.get("href")];
  return {
    ...("accept" in body && { ...(unit !== undefined && { unit }), typos, isExact: tags.has("exact") }),
    ...("choices" in body && { isShuffled: !tags.has("fixed") }),
    ...(label !== undefined && href !== undefined && { read: { label, href } }),
  };
};

const readPart = (part: GiftPart, at: number): { readonly title: string; readonly question: Question } => {
  const { title, stem, answers, after } = anatomyOf(part.text);
  const heading = unescapeGift(title).slice(0, MOST_TITLE);
  if (answers === null) return faulty("description", part.line);
  const [inside, feedback] = splitGeneral(answers);
  if (inside === "") return faulty("essay", part.line);
  // A question with words behind its braces has a blank there.
  const gap = /^[.,;:!?)]/.test(after) ? "_____" : "_____ ";
  const text = wordsOf(after === "" ? stem : `${stem} ${gap}${after}`) || heading;
  const weight = Number(part.tags.get("weight") ?? 1);
  const body = kindOf(inside, part);
  const read = Question.safeParse({
    ...body,
    id: idOf(part.tags.get("id") ?? heading, at),
    title: heading,
    text,
    feedback,
    weight: Number.isInteger(weight) ? weight : 1,
    ...ownOf(part, body),
  });
  if (!read.success) return faulty("value", part.line, read.error.issues[0]?.path.join(".") ?? "");
  return { title: heading, question: read.data };
};

/**
 * The questions of a GIFT file, as Moodle's documentation shows it: single and multiple choice, true or false, short answer, number, matching,
 * missing word, feedback, formats and comments; a category is a section. One that cannot be read says why and where; the others are read all the same.
 */
export const readGift = (text: string): readonly Exchanged[] =>
  splitGift(text).map((part, at): Exchanged => {
    const section = part.section === "" ? null : { id: "", title: part.section.slice(0, MOST_TITLE) };
    const place = { line: part.line, lastLine: part.lastLine, section };
    const titled = unescapeGift(anatomyOf(part.text).title || anatomyOf(part.text).stem).slice(0, MOST_TITLE);
    if (part.fault) return { ...place, title: titled, question: null, fault: part.fault };
    try {
      const { title, question } = readPart(part, at);
      return { ...place, title: title || question.text, question, fault: null };
    } catch (error) {
      if (!(error instanceof FaultyQuestion)) throw error;
      return { ...place, title: titled, question: null, fault: error.fault };
    }
  });

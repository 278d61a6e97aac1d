import type { EvalQuestion } from "./readQuestions";

export interface Answered {
  readonly site: string;
  readonly question: EvalQuestion;
  /** Paths of the pages that the answer names, in its order; none where it refuses. */
  readonly cited: readonly string[];
  /** Paths of the pages that a refusal leads to; none where it answers. */
  readonly nearest?: readonly string[];
}

export interface Score {
  readonly answerable: number;
  /** The right page was among the first two. */
  readonly hits: number;
  /** The right page was among the first two, or is where a refusal leads to. */
  readonly led: number;
  /** Pages among the first two, and those of them that are right. */
  readonly cited: number;
  readonly right: number;
  readonly unanswerable: number;
  readonly refused: number;
}

const FIRST = 2;
const LEAST_SHARE = 0.9;

const pageOf = (path: string): string => path.split("#", 1)[0] ?? path;

/** A page is right wherever on it the answer stands; a part of a page only where that part is named. */
const isRight = ({ cites = [] }: EvalQuestion, path: string): boolean =>
  cites.some((wanted) => (wanted.includes("#") ? wanted === path : wanted === pageOf(path)));

const isHit = ({ question, cited }: Answered): boolean => cited.slice(0, FIRST).some((path) => isRight(question, path));

const isLed = (one: Answered): boolean =>
  isHit(one) || one.nearest?.slice(0, FIRST).some((path) => isRight(one.question, path)) === true;

/** An answer is as it should be: the right page, or none. */
const isGood = (one: Answered): boolean => (one.question.isUnanswerable ? one.cited.length === 0 : isHit(one));

export const scoreOf = (answers: readonly Answered[]): Score => {
  const [answerable, unanswerable] = [false, true].map((isNone) =>
    answers.filter(({ question }) => (question.isUnanswerable === true) === isNone),
  );
  const first = (answerable ?? []).flatMap(({ question, cited }) =>
    cited.slice(0, FIRST).map((path) => isRight(question, path)),
  );
  return {
    answerable: answerable?.length ?? 0,
    hits: answerable?.filter(isHit).length ?? 0,
    led: answerable?.filter(isLed).length ?? 0,
    cited: first.length,
    right: first.filter(Boolean).length,
    unanswerable: unanswerable?.length ?? 0,
    refused: unanswerable?.filter(({ cited }) => cited.length === 0).length ?? 0,
  };
};

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${(100 * share(part, whole)).toFixed(1)} % (${part}/${whole})`;

/** What is below its threshold, in words; nothing where all is well. */
export const shortfalls = ({ answerable, hits, unanswerable, refused }: Score): readonly string[] => [
  ...(share(hits, answerable) < LEAST_SHARE ? [`right page: ${percent(hits, answerable)}, at least 90 % wanted`] : []),
  ...(share(refused, unanswerable) < LEAST_SHARE
    ? [`refused: ${percent(refused, unanswerable)}, at least 90 % wanted`]
    : []),
];

const rowOf = (name: string, score: Score): readonly string[] => [
  name,
  percent(score.hits, score.answerable),
  percent(score.led, score.answerable),
  percent(score.right, score.cited),
  percent(score.refused, score.unanswerable),
];

/** The figures of all, by language, by site and by style, as lines to read. */
export const reportOf = (answers: readonly Answered[]): string => {
  const by = (name: string, keyOf: (one: Answered) => string) =>
    [...new Set(answers.map(keyOf))]
      .toSorted()
      .map((key) => rowOf(`${name} ${key}`, scoreOf(answers.filter((one) => keyOf(one) === key))));
  const rows = [
    ["", "right page", "or led to it", "citations right", "refused"],
    rowOf("all", scoreOf(answers)),
    ...by("language", ({ question }) => question.language),
    ...by("site", ({ site }) => site),
    ...by("style", ({ question }) => question.style),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const wrong = answers
    .filter((one) => !isGood(one))
    .map(
      ({ site, question, cited }) => `  ${site}: ${question.ask} → ${cited.slice(0, FIRST).join(", ") || "refused"}`,
    );
  return [
    ...rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")),
    ...(wrong.length > 0 ? ["", "not as it should be:", ...wrong] : []),
  ].join("\n");
};

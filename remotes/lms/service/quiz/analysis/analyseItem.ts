import type { ItemAnalysis, PickAnalysis } from "../../../contract/quiz/Author";
import type { Question } from "../../../contract/quiz/Quiz";
import { plainOf } from "../../../contract/quiz/readWords";
import { OTHER } from "../attempts/judge";

/** A line of `quiz_counts`. */
export interface CountRow {
  /** Empty: the attempts themselves, with their own percent as the band and as marks those that passed. */
  readonly question_id: string;
  readonly band: number;
  /** Empty: the question itself. */
  readonly pick: string;
  readonly answers: number;
  readonly marks: number;
}

/** Kelley's groups: the best and the weakest 27 % tell questions apart best. */
const GROUP_SHARE = 0.27;
const QUARTERS = 4;
/** With fewer the groups are one or two people. */
const LEAST_ATTEMPTS = 10;
const HARD = 0.25;
const EASY = 0.95;
/** An answer that nearly nobody chooses does nothing. */
const DEAD = 0.02;

interface Sums {
  answers: number;
  marks: number;
}

/** Answers by band, the lowest first. */
const byBand = (rows: readonly CountRow[]): readonly CountRow[] => rows.toSorted((a, b) => a.band - b.band);

/**
 * What lies between two places of all answers in the order of their scores; of a band that lies on a border its share.
 * @param share of one pick: the places are those of `all`, which has every answer
 */
const between = (all: readonly CountRow[], own: ReadonlyMap<number, CountRow>, from: number, to: number): Sums => {
  const sums: Sums = { answers: 0, marks: 0 };
  let place = 0;
  for (const row of all) {
    const inside = Math.min(to, place + row.answers) - Math.max(from, place);
    place += row.answers;
    const counted = own.get(row.band);
    if (inside <= 0 || !counted) continue;
    sums.answers += (counted.answers * inside) / row.answers;
    sums.marks += (counted.marks * inside) / row.answers;
  }
  return sums;
};

const keyedByBand = (rows: readonly CountRow[]): ReadonlyMap<number, CountRow> =>
  new Map(rows.map((row) => [row.band, row]));

/** Ids that answers of a question may have, with what people call them. */
const picksOf = (
  question: Question,
): readonly { readonly id: string; readonly label: string; readonly isKey: boolean }[] => {
  switch (question.kind) {
    case "choice":
    case "choices":
      return question.choices.map(({ id, text, isRight }) => ({ id, label: plainOf(text), isKey: isRight }));
    case "truth":
      return [
        { id: "true", label: "true", isKey: question.isTrue },
        { id: "false", label: "false", isKey: !question.isTrue },
      ];
    case "short":
      return [
        ...question.accept.map(({ key, percent }) => ({ id: key, label: key, isKey: percent === 100 })),
        { id: OTHER, label: "*", isKey: false },
      ];
    case "order":
    case "match":
    case "gaps":
    case "output":
      return [
        { id: "=", label: "=", isKey: true },
        { id: OTHER, label: "*", isKey: false },
      ];
  }
};

type Verdict = Pick<ItemAnalysis, "warning" | "about">;

const verdictOf = (difficulty: number, discrimination: number | null, picks: readonly PickAnalysis[]): Verdict => {
  if (discrimination === null) return { warning: null, about: null };
  const rightTop = Math.max(0, ...picks.filter(({ isKey }) => isKey).map(({ top }) => top));
  const rival = picks
    .filter(({ isKey, id, top, bottom }) => !isKey && id !== OTHER && top > rightTop && top > bottom)
    .toSorted((a, b) => b.top - a.top)[0];
  if (rival) return { warning: "key", about: rival.label };
  if (discrimination < 0) return { warning: "negative", about: null };
  if (difficulty < HARD) return { warning: "hard", about: null };
  if (difficulty > EASY) return { warning: "easy", about: null };
  const dead = picks.find(({ isKey, id, share }) => !isKey && id !== OTHER && share < DEAD);
  return dead ? { warning: "dead", about: dead.label } : { warning: null, about: null };
};

/** What the counts say of a question. */
export const analyseItem = (question: Question, rows: readonly CountRow[]): ItemAnalysis => {
  const all = byBand(rows.filter(({ pick }) => pick === ""));
  const whole = keyedByBand(all);
  const total = all.reduce((sum, { answers }) => sum + answers, 0);
  const marks = all.reduce((sum, row) => sum + row.marks, 0);
  const group = total * GROUP_SHARE;
  const meanBetween = (from: number, to: number): number => {
    const sums = between(all, whole, from, to);
    return sums.answers === 0 ? 0 : sums.marks / sums.answers;
  };
  const difficulty = total === 0 ? null : marks / total;
  const discrimination = total < LEAST_ATTEMPTS ? null : meanBetween(total - group, total) - meanBetween(0, group);
  const picks = picksOf(question).map(({ id, label, isKey }): PickAnalysis => {
    const own = keyedByBand(rows.filter(({ pick }) => pick === id));
    const shareOf = (from: number, to: number): number =>
      to <= from ? 0 : between(all, own, from, to).answers / (to - from);
    const quarters = Array.from({ length: QUARTERS }, (_, at) =>
      shareOf((total * at) / QUARTERS, (total * (at + 1)) / QUARTERS),
    );
    return {
      id,
      label,
      isKey,
      share: shareOf(0, total),
      bottom: quarters[0] ?? 0,
      top: quarters.at(-1) ?? 0,
      quarters,
    };
  });
  return {
    id: question.id,
    title: plainOf(question.text),
    kind: question.kind,
    answers: total,
    difficulty,
    discrimination,
    picks,
    ...(difficulty === null ? { warning: null, about: null } : verdictOf(difficulty, discrimination, picks)),
  };
};

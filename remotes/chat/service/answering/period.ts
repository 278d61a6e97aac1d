import { CALENDAR } from "../retrieval/lexicon";

/** From a day to the day before another, as `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly until: string;
  /** The words of the question that said so. */
  readonly words: ReadonlySet<string>;
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MONTHS = 12;
/** Asia/Jakarta: days of a site begin there. */
const OFFSET_MS = 7 * 3_600_000;
const YEAR = /^20\d\d$/;

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
/** @param month counted from January of that year, 0; may go past its end */
const monthOf = (year: number, month: number, words: readonly string[]): Period => ({
  from: dayOf(Date.UTC(year, month)),
  until: dayOf(Date.UTC(year, month + 1)),
  words: new Set(words),
});

/** The day on which something is, in the site's time zone. */
export const localDay = (iso: string): string => (iso.length > 10 ? dayOf(new Date(iso).getTime() + OFFSET_MS) : iso);

const after = (words: readonly string[], first: readonly string[], second: readonly string[]): boolean =>
  words.some((word, at) => {
    const next = words[at + 1] ?? "";
    return (first.includes(word) && second.includes(next)) || (second.includes(word) && first.includes(next));
  });

/** The time that a question names: a month, this or the next one, this week, today or tomorrow. */
export const periodOf = (words: readonly string[], now: Date): Period | undefined => {
  const { months, month, week, today, tomorrow, current, coming } = CALENDAR;
  const here = new Date(now.getTime() + OFFSET_MS);
  const [year, thisMonth] = [here.getUTCFullYear(), here.getUTCMonth()];
  const midnight = Date.UTC(year, thisMonth, here.getUTCDate());
  const named = months.findIndex((names) => names.some((name) => words.includes(name)));
  const saidYear = words.find((word) => YEAR.test(word));
  if (named >= 0) {
    const wanted = saidYear === undefined ? year + (named < thisMonth ? 1 : 0) : Number(saidYear);
    return monthOf(wanted, named, [...(months[named] ?? []), ...(saidYear === undefined ? [] : [saidYear]), ...month]);
  }
  if (after(words, month, current)) return monthOf(year, thisMonth, [...month, ...current]);
  if (after(words, month, coming)) return monthOf(year, thisMonth + 1, [...month, ...coming]);
  const days = (from: number, count: number, said: readonly string[]): Period => ({
    from: dayOf(midnight + from * DAY_MS),
    until: dayOf(midnight + (from + count) * DAY_MS),
    words: new Set(said),
  });
  const untilSunday = WEEK_DAYS - ((here.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS);
  if (after(words, week, current)) return days(0, untilSunday, [...week, ...current]);
  if (after(words, week, coming)) return days(untilSunday, WEEK_DAYS, [...week, ...coming]);
  if (words.some((word) => tomorrow.includes(word))) return days(1, 1, tomorrow);
  if (words.some((word) => today.includes(word)) || after(words, ["hari"], ["ini"]))
    return days(0, 1, [...today, "hari"]);
  if (saidYear === undefined || months.length !== MONTHS) return undefined;
  return { from: `${saidYear}-01-01`, until: `${Number(saidYear) + 1}-01-01`, words: new Set([saidYear]) };
};

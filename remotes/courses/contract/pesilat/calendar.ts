import { byStart } from "./ladder";
import type { PesilatClass } from "./PesilatClass";

/** A class on the calendar, in whole months: free ones before it, those it takes, free ones after. */
export interface CalendarRow {
  readonly course: PesilatClass;
  readonly before: number;
  readonly span: number;
  readonly after: number;
}

export interface Calendar {
  /** The first day of each month, from the first class's to the last one's. */
  readonly months: readonly string[];
  readonly rows: readonly CalendarRow[];
  /** Classes whose days are not set yet. */
  readonly undated: readonly PesilatClass[];
}

/** More columns than this nobody reads: what begins later waits for its turn. */
const MAX_MONTHS = 18;

/** Months since the year 0: the distance of two is their difference. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const firstDayOf = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}-01`;

/** Which class takes which months. What is over is left out; a class without an end takes the month it begins in. */
export const calendarOf = (classes: readonly PesilatClass[]): Calendar => {
  const present = classes.filter(({ state }) => state !== "ended").toSorted(byStart);
  const runs = present.flatMap((course) => {
    if (course.startsOn === null) return [];
    const from = monthOf(course.startsOn);
    return [{ course, from, to: Math.max(from, monthOf(course.endsOn ?? course.startsOn)) }];
  });
  const first = Math.min(...runs.map(({ from }) => from));
  const shown = runs.filter(({ from }) => from < first + MAX_MONTHS);
  const last = Math.min(first + MAX_MONTHS - 1, Math.max(...shown.map(({ to }) => to)));
  return {
    months: shown.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => firstDayOf(first + index)),
    rows: shown.map(({ course, from, to }) => {
      const end = Math.min(to, last);
      return { course, before: from - first, span: end - from + 1, after: last - end };
    }),
    undated: present.filter(({ startsOn }) => startsOn === null),
  };
};

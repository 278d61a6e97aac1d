import { addDays, weekdayOf } from "./jakartaTime";

/** `2026-12` with the days that its calendar shows, weeks from Monday. */
export interface CalendarMonth {
  readonly month: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export const isMonth = (text: string | null): text is string => text !== null && MONTH.test(text);

/** @param by months to go, back or forth */
export const monthAfter = (month: string, by: number): string => {
  const [year = 0, index = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, index - 1 + by, 1)).toISOString().slice(0, 7);
};

export const calendarMonth = (month: string): CalendarMonth => ({
  month,
  firstDay: `${month}-01`,
  lastDay: addDays(`${monthAfter(month, 1)}-01`, -1),
});

/** Weeks of a month from Monday; null where a day is of another month. */
export const weeksOf = ({ firstDay, lastDay }: CalendarMonth): readonly (readonly (string | null)[])[] => {
  const before = (weekdayOf(firstDay) + 6) % 7;
  const cells: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) cells.push(day);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
};

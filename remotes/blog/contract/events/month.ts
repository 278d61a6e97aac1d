import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
/** How far a calendar leads, in months from today: whoever follows its links comes to an end. */
const REACH = 24;
/** Western Indonesian Time: seven hours ahead of UTC in every season. */
const JAKARTA_OFFSET_MS = 7 * 3_600_000;
const DAYS_A_WEEK = 7;

/** The day in Jakarta, where a site's days are counted: `2026-11-22`. */
export const todayOf = (asOf: string): string =>
  new Date(Date.parse(asOf) + JAKARTA_OFFSET_MS).toISOString().slice(0, 10);

const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** `addMonths("2026-12", 1)` is `2027-01`. */
export const addMonths = (month: string, months: number): string => {
  const count = countOf(month) + months;
  const year = String(Math.floor(count / 12)).padStart(4, "0");
  return `${year}-${String((count % 12) + 1).padStart(2, "0")}`;
};

/** `Desember 2026` of `2026-12`. */
export const monthText = (month: string, language: Language): string =>
  formatDate(`${month}-01`, language).replace(/^\d+ /, "");

/** Whether a calendar of that day leads to a month. */
export const isWithinReach = (month: string, today: string): boolean =>
  MONTH.test(month) && Math.abs(countOf(month) - countOf(today.slice(0, 7))) <= REACH;

/** The days of a month by weeks that begin on Monday; `null` where a day is another month's. */
export const weeksOf = (month: string): readonly (readonly (string | null)[])[] => {
  const first = new Date(`${month}-01T00:00:00Z`);
  // Sunday is 0 there.
  const before = (first.getUTCDay() + 6) % DAYS_A_WEEK;
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + length) / DAYS_A_WEEK) }, (_week, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_day, weekday) => {
      const day = week * DAYS_A_WEEK + weekday - before + 1;
      return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, "0")}`;
    }),
  );
};

const DAY_MS = 86_400_000;

/** Which day of a span a day is, from 1. */
export const dayNumber = (day: string, first: string): number =>
  Math.round((Date.parse(day) - Date.parse(first)) / DAY_MS) + 1;

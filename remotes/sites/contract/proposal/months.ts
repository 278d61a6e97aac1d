/** Months that one may ask for: the next and eleven more. */
const OFFERED = 12;

/** UTC+7: an office's day, not a server's. */
const JAKARTA_MS = 7 * 3_600_000;

const monthAt = (year: number, month: number): string => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);

/** `2027-01` and so on, from the month after `now` in Jakarta. */
export const offeredMonths = (now: Date): readonly string[] => {
  const there = new Date(now.getTime() + JAKARTA_MS);
  return Array.from({ length: OFFERED }, (_, index) =>
    monthAt(there.getUTCFullYear(), there.getUTCMonth() + 1 + index),
  );
};

/** The day so many weeks after the first of a month, `2027-01-15`. */
export const dayAfter = (month: string, weeks: number): string => {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  return new Date(first + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
};

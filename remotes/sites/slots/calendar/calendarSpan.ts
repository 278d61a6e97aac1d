export interface CalendarSpan {
  /** Left edge in percent of the calendar's width, cut at its beginning. */
  readonly start: number;
  readonly width: number;
  /** True where the intake began before the calendar does: its edge runs out instead of being cut. */
  readonly hasBegun: boolean;
}

const round = (value: number): number => Math.round(value * 100) / 100;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Months since `from`, the day as a fraction of its month. `share` 0 is the day's morning, 1 its evening. */
const position = (iso: string, from: string, share: 0 | 1): number => {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  const [fromYear = 0, fromMonth = 1] = from.split("-").map(Number);
  return (year - fromYear) * 12 + month - fromMonth + (day - 1 + share) / daysIn(year, month);
};

/**
 * Where an intake lies in a calendar of `months` equally wide months.
 * @param from first month of the calendar, `2027-01`
 * @returns null when no day of it is shown
 */
export const calendarSpan = (startsOn: string, endsOn: string, from: string, months: number): CalendarSpan | null => {
  const begin = position(startsOn, from, 0);
  const end = position(endsOn, from, 1);
  const start = Math.max(0, begin);
  const stop = Math.min(months, end);
  if (stop <= start) return null;
  return { start: round((start / months) * 100), width: round(((stop - start) / months) * 100), hasBegun: begin < 0 };
};

import { parseDate, type CalendarDate } from "@internationalized/date";

/** A day written `2026-11-24` as react-aria counts it; null where the text is none. */
export const readDay = (iso: string | null | undefined): CalendarDate | null => {
  if (!iso || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  try {
    return parseDate(iso);
  } catch {
    return null; // the thirtieth of February
  }
};

export interface DayRules {
  /** Days are written `2026-11-24`, here and in every answer. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly isUnavailable?: ((day: string) => boolean) | undefined;
}

/** The bounds of a date control, for react-aria. */
export const dayRules = ({ min, max, isUnavailable }: DayRules) => {
  const [minValue, maxValue] = [readDay(min), readDay(max)];
  return {
    ...(minValue && { minValue }),
    ...(maxValue && { maxValue }),
    ...(isUnavailable && { isDateUnavailable: (day: { toString(): string }) => isUnavailable(day.toString()) }),
  };
};

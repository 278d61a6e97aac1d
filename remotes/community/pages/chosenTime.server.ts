import type { AppointmentApi } from "../api/AppointmentApi";
import type { FreeTimes } from "../contract/Appointment";
import { calendarMonth, isMonth, monthAfter, type CalendarMonth } from "../contract/calendarMonth";
import { addDays, jakartaDay } from "../contract/jakartaTime";
import { isZone, type Zone } from "../contract/zones";

/** The part of the calendar that the page's address asks for. */
export interface ChosenTime {
  readonly free: FreeTimes;
  readonly month: CalendarMonth;
  /** Months that have days to book, or null. */
  readonly previous: string | null;
  readonly next: string | null;
  /** The chosen day, where it has free times. */
  readonly day: string | null;
  readonly zone: Zone;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day of a time that was chosen on a page before; null where it is none. */
const dayOf = (time: string | null): string | null => {
  const moment = new Date(time ?? "");
  return Number.isNaN(moment.getTime()) ? null : jakartaDay(moment);
};

/**
 * The month that is asked for, or that of the chosen day, or the first that can be booked.
 * @param mentor slug of the mentor; empty: the office's times
 */
export const chooseTime = async (
  api: AppointmentApi,
  query: URLSearchParams,
  { now, mentor }: { readonly now: Date; readonly mentor: string },
): Promise<ChosenTime> => {
  const askedDay = query.get("day") ?? dayOf(query.get("time"));
  const askedMonth = query.get("month");
  const wanted = askedDay !== null && DAY.test(askedDay) ? askedDay.slice(0, 7) : null;
  const tomorrow = addDays(jakartaDay(now), 1);
  const month = calendarMonth(isMonth(askedMonth) ? askedMonth : isMonth(wanted) ? wanted : tomorrow.slice(0, 7));
  const free = await api.free(month.firstDay, month.lastDay, mentor);
  const day = free.days.some((one) => one.day === askedDay) ? askedDay : null;
  const zone = query.get("zone");
  const [before, after] = [monthAfter(month.month, -1), monthAfter(month.month, 1)];
  return {
    free,
    month,
    previous: before >= free.firstDay.slice(0, 7) ? before : null,
    next: after <= free.lastDay.slice(0, 7) ? after : null,
    day,
    zone: isZone(zone) ? zone : "WIB",
  };
};

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

/** The month that is asked for, or that of the chosen day, or the first that can be booked. */
export const chooseTime = async (api: AppointmentApi, query: URLSearchParams, now: Date): Promise<ChosenTime> => {
  const askedDay = query.get("day");
  const askedMonth = query.get("month");
  const wanted = askedDay !== null && DAY.test(askedDay) ? askedDay.slice(0, 7) : null;
  const tomorrow = addDays(jakartaDay(now), 1);
  const month = calendarMonth(isMonth(askedMonth) ? askedMonth : isMonth(wanted) ? wanted : tomorrow.slice(0, 7));
  const free = await api.free(month.firstDay, month.lastDay);
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

import { addDays, jakartaDay, jakartaInstant, weekdayOf } from "../../contract/jakartaTime";
import type { OfficeSetting } from "./settings";

const MINUTE_MS = 60_000;
const NOTICE_MS = 24 * 60 * MINUTE_MS;
/** How far ahead the calendar is open. */
const AHEAD_DAYS = 90;

/** Every beginning of an appointment on a day of the office, whether it is free or not. */
export const timesOf = ({ hours, holidays, lengthMinutes }: OfficeSetting, day: string): readonly Date[] => {
  if (holidays.some((holiday) => holiday.day === day)) return [];
  const weekday = String(weekdayOf(day) || 7);
  return (hours[weekday] ?? []).flatMap(([from, to]) => {
    const [begin, end] = [jakartaInstant(day, from).getTime(), jakartaInstant(day, to).getTime()];
    const count = Math.max(0, Math.floor((end - begin) / (lengthMinutes * MINUTE_MS)));
    return Array.from({ length: count }, (_, index) => new Date(begin + index * lengthMinutes * MINUTE_MS));
  });
};

export const firstMoment = (now: Date): Date => new Date(now.getTime() + NOTICE_MS);
export const firstDay = (now: Date): string => jakartaDay(firstMoment(now));
export const lastDay = (now: Date): string => addDays(jakartaDay(now), AHEAD_DAYS);

/** Whether the office takes appointments that begin then: in its hours, a day ahead at least. */
export const isOfficeTime = (office: OfficeSetting, moment: Date, now: Date): boolean => {
  const day = jakartaDay(moment);
  return (
    moment >= firstMoment(now) &&
    day <= lastDay(now) &&
    timesOf(office, day).some((time) => time.getTime() === moment.getTime())
  );
};

import { addDays, jakartaDay, jakartaInstant, weekdayOf } from "../../contract/jakartaTime";

/** Boards are counted at night, when nobody solves anything. */
const COUNTED_AT = "02:00";

/** Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The last moment at which boards were to be counted. */
export const lastNight = (now: Date): Date => {
  const tonight = jakartaInstant(jakartaDay(now), COUNTED_AT);
  return tonight > now ? jakartaInstant(addDays(jakartaDay(now), -1), COUNTED_AT) : tonight;
};

/** Monday of the week that a count is about: in the night to Monday it is the week that has ended. */
export const weekOfCount = (countedAt: Date): string =>
  mondayOf(jakartaDay(new Date(countedAt.getTime() - 3 * 3_600_000)));

import type { ServiceCall } from "@serambi/kernel/service";

import { addDays, jakartaDay, weekdayOf } from "../../contract/jakartaTime";
import { firstMoment, lastDay, timesOf } from "../appointments/timesOf";
import { officeOfMentor, type MentorEntry, type MentorSetting } from "./settings";

/** Days ahead in which somebody looks for a time. */
const AHEAD_DAYS = 28;
const WEEK_DAYS = 7;

interface FreeDay {
  readonly day: string;
  /** ISO 8601. */
  readonly times: readonly string[];
}

/** Moments that are booked, by mentor. */
export type Taken = ReadonlyMap<string, ReadonlySet<number>>;

export const readTaken = async ({ sql, tenant, now }: Pick<ServiceCall, "sql" | "tenant" | "now">): Promise<Taken> => {
  const rows = await sql.query<{ mentor: string; starts_at: string }>(
    "select mentor, starts_at from community_appointments where tenant_id = $1 and state = 'booked' and mentor <> '' and starts_at >= $2",
    [tenant.id, now],
  );
  const taken = new Map<string, Set<number>>();
  for (const { mentor, starts_at: startsAt } of rows)
    taken.set(mentor, (taken.get(mentor) ?? new Set()).add(new Date(startsAt).getTime()));
  return taken;
};

/** The days of the next four weeks on which a mentor has a free time. */
export const freeDays = (
  setting: MentorSetting,
  mentor: MentorEntry,
  { now, taken }: { readonly now: Date; readonly taken: Taken },
): readonly FreeDay[] => {
  const office = officeOfMentor(setting, mentor);
  const [today, last] = [jakartaDay(now), lastDay(now)];
  const isFree = (time: Date): boolean => time >= firstMoment(now) && !taken.get(mentor.slug)?.has(time.getTime());
  return Array.from({ length: AHEAD_DAYS }, (_, index) => addDays(today, index))
    .filter((day) => day <= last)
    .map((day) => ({
      day,
      times: timesOf(office, day)
        .filter(isFree)
        .map((time) => time.toISOString()),
    }))
    .filter(({ times }) => times.length > 0);
};

/** Days of the coming week with a free time, Monday first. */
export const weekOf = (days: readonly FreeDay[], now: Date): readonly boolean[] => {
  const end = addDays(jakartaDay(now), WEEK_DAYS);
  const free = new Set(days.filter(({ day }) => day <= end).map(({ day }) => weekdayOf(day)));
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => free.has(weekday));
};

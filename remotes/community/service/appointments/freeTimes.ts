import type { ServiceCall } from "@serambi/kernel/service";

import type { FreeTimes } from "../../contract/Appointment";
import { addDays } from "../../contract/jakartaTime";
import { officeOf } from "./keepAppointment";
import type { OfficeSetting } from "./settings";
import { firstDay, firstMoment, lastDay, timesOf } from "./timesOf";

/** More than a month of a calendar shows. */
const MAX_DAYS = 45;

const daysFrom = (from: string, to: string): readonly string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < MAX_DAYS; day = addDays(day, 1)) days.push(day);
  return days;
};

/** The earliest and the latest time of a week. */
const hoursOf = ({ hours }: OfficeSetting): [string, string] => {
  const times = Object.values(hours).flat(2).toSorted();
  return [times[0] ?? "00:00", times.at(-1) ?? "00:00"];
};

type Call = ServiceCall<{ readonly from: string; readonly to: string; readonly mentor: string }>;

/** Free times of an office or a mentor, and why other days have none. Nothing of who has them. */
export const freeTimes = async (call: Call): Promise<FreeTimes> => {
  const { sql, tenant, query, now } = call;
  const office = await officeOf(call, query.mentor);
  const days = daysFrom(query.from, query.to < lastDay(now) ? query.to : lastDay(now));
  const taken = await sql.query<{ starts_at: string }>(
    `select starts_at from community_appointments
     where tenant_id = $1 and mentor = $4 and state = 'booked' and starts_at >= $2::date - 1 and starts_at < $3::date + 2`,
    [tenant.id, query.from, query.to, query.mentor],
  );
  const isTaken = new Set(taken.map(({ starts_at }) => new Date(starts_at).getTime()));
  const isFree = (time: Date): boolean => time >= firstMoment(now) && !isTaken.has(time.getTime());
  return {
    office: {
      name: office.name,
      city: office.city,
      lengthMinutes: office.lengthMinutes,
      hours: hoursOf(office),
    },
    firstDay: firstDay(now),
    lastDay: lastDay(now),
    days: days.flatMap((day) => {
      const times = timesOf(office, day).filter(isFree);
      return times.length === 0 ? [] : [{ day, times: times.map((time) => time.toISOString()) }];
    }),
    holidays: office.holidays.filter(({ day }) => day >= query.from && day <= query.to),
  };
};

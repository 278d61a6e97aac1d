import type { ServiceCall } from "@serambi/kernel/service";

import { COUNTERS, type Counter } from "../../contract/Statistics";
import { jakartaDay } from "../../contract/jakartaTime";
import { readMentors } from "../mentors/settings";
import { readStatisticSetting } from "./settings";

type Call = Pick<ServiceCall, "sql" | "tenant" | "now">;

interface SchoolCounts {
  readonly cities: number;
  readonly cities_active: number;
  readonly cities_alumni: number;
  readonly schools: number;
  readonly schools_active: number;
  readonly schools_alumni: number;
}

/** A school is registered, active once the office has confirmed it, and has alumni from its second year on. */
const countSchools = async ({ sql, tenant, now }: Call): Promise<SchoolCounts> => {
  const [counts] = await sql.query<SchoolCounts>(
    `select count(*)::int as schools,
       count(*) filter (where is_confirmed)::int as schools_active,
       count(*) filter (where is_confirmed and since < $2)::int as schools_alumni,
       count(distinct city_id)::int as cities,
       count(distinct city_id) filter (where is_confirmed)::int as cities_active,
       count(distinct city_id) filter (where is_confirmed and since < $2)::int as cities_alumni
     from community_schools where tenant_id = $1`,
    [tenant.id, Number(jakartaDay(now).slice(0, 4))],
  );
  if (!counts) throw new Error("a count has one row");
  return counts;
};

/** All counters of a site. */
export const countAll = async (call: Call): Promise<Record<Counter, number>> => {
  const { sql, tenant } = call;
  const [pupils] = await sql.query<{ students: number; alumni: number }>(
    `select coalesce(sum(students), 0)::int as students, coalesce(sum(graduates), 0)::int as alumni
     from community_month_figures where tenant_id = $1`,
    [tenant.id],
  );
  const mentors = await readMentors(call);
  const setting = await readStatisticSetting(call);
  return {
    ...(await countSchools(call)),
    students: pupils?.students ?? 0,
    alumni: pupils?.alumni ?? 0,
    mentors: mentors?.mentors.length ?? 0,
    programs: setting?.programmes.length ?? 0,
  };
};

/** Only these, in the order in which the specification names them. */
export const pick = <K extends Counter>(counts: Readonly<Record<Counter, number>>, wanted: readonly K[]) =>
  Object.fromEntries(COUNTERS.filter((name) => wanted.some((one) => one === name)).map((name) => [name, counts[name]]));

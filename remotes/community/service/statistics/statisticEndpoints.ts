import { endpoint, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { jakartaDay } from "../../contract/jakartaTime";
import type { StatisticQuery } from "../../contract/statisticQuery";
import { COUNTERS, RecordForm, type Counters, type Statistics } from "../../contract/Statistics";
import { areas } from "../areas/areas";
import { texts } from "../texts";
import { countAll, pick } from "./counters";
import { monthsOf, programmesOf, provincesOf, yearsOf } from "./figures";
import { readStatisticSetting } from "./settings";

const Query = z.object({
  year: z.coerce.number().int().min(2000).max(2100).nullable().default(null),
  programme: z.string().max(40).default(""),
});
const ALL: StatisticQuery = { year: null, programme: "" };

/** A flag counts unless it is written as a no. */
const Flag = z
  .string()
  .max(10)
  .transform((value) => !/^(?:0|false|no)$/i.test(value))
  .optional();
const Flags = z.object({
  alumni: Flag,
  cities: Flag,
  cities_active: Flag,
  cities_alumni: Flag,
  schools: Flag,
  schools_active: Flag,
  schools_alumni: Flag,
  students: Flag,
  mentors: Flag,
  programs: Flag,
});

/** The counters that a home page shows. */
const LANDING = ["students", "schools_active", "cities_active", "mentors"] as const;

const settingOf = async (call: Pick<ServiceCall, "sql" | "tenant" | "fail">) =>
  (await readStatisticSetting(call)) ?? call.fail(404, texts.noStatistics);

/** `v1/statistics/counter`: the counters whose flags are set; all of them where none is. */
const counter = async (call: ServiceCall<z.output<typeof Flags>>): Promise<Counters> => {
  await settingOf(call);
  const wanted = COUNTERS.filter((name) => call.query[name]);
  return pick(await countAll(call), wanted.length === 0 ? COUNTERS : wanted);
};

/** `statistics`. */
const everything = async (call: ServiceCall<StatisticQuery>): Promise<Statistics> => {
  await settingOf(call);
  const [counters, months, programmes, provinces, rest] = [
    await countAll(call),
    await monthsOf(call, call.query),
    await programmesOf(call, { ...call.query, programme: "" }),
    await provincesOf(call),
    await yearsOf(call, call.query),
  ];
  return { counters, months, programmes, provinces, ...rest };
};

const KINDS = { students: "students", registrars: "registrars", registrar: "registrars", alumni: "graduates" } as const;

/** A figure by month: `{month, value}`. */
const chartOf = async (call: ServiceCall, kind: keyof typeof KINDS) => {
  await settingOf(call);
  const months = await monthsOf(call, ALL);
  return months.map((figures) => ({ month: figures.month, value: figures[KINDS[kind]] }));
};

/** `statistic/provincies/score`: points of a province's pupils on the leaderboards. */
const scores = async ({ sql, tenant }: ServiceCall) => {
  const rows = await sql.query<{ id: string; score: number }>(
    `select province_id as id, sum(points)::int as score from community_boards as board
     join community_players as players on players.tenant_id = board.tenant_id and players.id = player_id
     join community_schools as schools on schools.tenant_id = board.tenant_id and schools.id = school_id
     where board.tenant_id = $1 and period = 'all' and board.branch = '' group by province_id`,
    [tenant.id],
  );
  const byId = new Map(rows.map(({ id, score }) => [id, score]));
  return [...areas().provinces.values()].map(({ id, name }) => ({ id, name, score: byId.get(id) ?? 0 }));
};

/** `statistic/batchs/active`: pupils of the last twelve months by programme, each with its months. */
const batches = async (call: ServiceCall, programme: string | null) => {
  const { programmes: named } = await settingOf(call);
  if (programme !== null && !named.some(({ id }) => id === programme)) return call.fail(404, texts.noProgramme);
  const wanted = named.filter(({ id }) => programme === null || id === programme);
  const answers = [];
  for (const { id, name } of wanted) {
    const months = (await monthsOf(call, { year: null, programme: id })).slice(-12);
    const students = months.reduce((sum, month) => sum + month.students, 0);
    answers.push({
      id,
      name: name[call.language],
      students,
      months: months.map((month) => ({ month: month.month, students: month.students })),
    });
  }
  return answers;
};

/** `ce/extensions`: short courses for people at work. */
const extensions = async (call: ServiceCall) =>
  (await settingOf(call)).extensions.map(({ title, ...rest }) => ({ ...rest, title: title[call.language] }));

/** `statistics/record`. */
const record = async ({ sql, tenant, now, body }: ServiceCall<unknown, RecordForm>) => {
  await sql.query(
    `insert into community_records as kept (tenant_id, day, event, times) values ($1, $2, $3, 1)
     on conflict (tenant_id, day, event) do update set times = kept.times + 1`,
    [tenant.id, jakartaDay(now), body.event],
  );
  return { recorded: true };
};

const open = { host: "main", method: "GET", access: "anyone" } as const;

/** Figures of a site. (specification sections 7.1 and 7.3) */
export const statisticEndpoints = [
  endpoint({ ...open, host: "services", path: "/v1/statistics/counter", query: Flags, handle: counter }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/statistics/record",
    access: "anyone",
    body: RecordForm,
    handle: record,
  }),
  endpoint({ ...open, path: "/statistics", query: Query, handle: everything }),
  endpoint({
    ...open,
    path: "/statistic/counter",
    handle: async (call) => {
      await settingOf(call);
      return countAll(call);
    },
  }),
  endpoint({
    ...open,
    path: "/statistic/landing/counter",
    handle: async (call) => {
      await settingOf(call);
      return pick(await countAll(call), LANDING);
    },
  }),
  endpoint({
    ...open,
    path: "/statistic/chart/:x",
    params: z.object({ x: z.enum(["students", "registrars", "registrar", "alumni"]) }),
    handle: (call) => chartOf(call, call.params.x),
  }),
  endpoint({ ...open, path: "/statistic/students/chart", handle: (call) => chartOf(call, "students") }),
  endpoint({ ...open, path: "/statistic/registrar/chart", handle: (call) => chartOf(call, "registrar") }),
  endpoint({ ...open, path: "/statistic/provincies/score", handle: scores }),
  endpoint({ ...open, path: "/statistic/batchs/active", handle: (call) => batches(call, null) }),
  endpoint({
    ...open,
    path: "/statistic/batchs/active/:x",
    params: z.object({ x: z.string().max(40) }),
    handle: (call) => batches(call, call.params.x),
  }),
  endpoint({ ...open, path: "/ce/extensions", handle: extensions }),
];

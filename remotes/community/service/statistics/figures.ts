import type { ServiceCall } from "@serambi/kernel/service";

import type { StatisticQuery } from "../../contract/statisticQuery";
import type { MonthFigures, ProgrammeFigures, ProvinceFigures } from "../../contract/Statistics";
import { countByProvince } from "../schools/readSchools";
import { readStatisticSetting } from "./settings";

type Call = Pick<ServiceCall, "sql" | "tenant" | "language">;

const SUMS = `sum(registrars)::int as registrars, sum(students)::int as students, sum(graduates)::int as graduates`;
const WHERE = `tenant_id = $1 and ($2::int is null or extract(year from month) = $2) and ($3 = '' or programme = $3)`;

const valuesOf = ({ tenant }: Call, { year, programme }: StatisticQuery) => [tenant.id, year, programme];

/** Months in order. */
export const monthsOf = (call: Call, query: StatisticQuery): Promise<MonthFigures[]> =>
  call.sql.query<MonthFigures>(
    `select to_char(month, 'YYYY-MM') as month, ${SUMS} from community_month_figures where ${WHERE} group by month order by month`,
    valuesOf(call, query),
  );

/** Programmes by their pupils. Those that nobody names any more are left out. */
export const programmesOf = async (call: Call, query: StatisticQuery): Promise<ProgrammeFigures[]> => {
  const setting = await readStatisticSetting(call);
  const names = new Map(setting?.programmes.map(({ id, name }) => [id, name[call.language]]));
  const rows = await call.sql.query<Omit<ProgrammeFigures, "name">>(
    `select programme as id, ${SUMS}, json_agg(students order by month) as months from community_month_figures where ${WHERE} group by programme order by students desc, programme`,
    valuesOf(call, query),
  );
  return rows.flatMap((row) => {
    const name = names.get(row.id);
    return name === undefined ? [] : [{ ...row, name }];
  });
};

/** All provinces, whether they have pupils or not. */
export const provincesOf = async (call: Call): Promise<ProvinceFigures[]> => {
  const rows = await call.sql.query<{ id: string; students: number; graduates: number }>(
    "select province_id as id, students, graduates from community_province_figures where tenant_id = $1",
    [call.tenant.id],
  );
  const byId = new Map(rows.map(({ id, ...figures }) => [id, figures]));
  const provinces = await countByProvince(call);
  return provinces.map((province) => ({ ...province, ...(byId.get(province.id) ?? { students: 0, graduates: 0 }) }));
};

/** Years that have figures, and the pupils who had begun before one of them. */
export const yearsOf = async (
  { sql, tenant }: Call,
  { year, programme }: StatisticQuery,
): Promise<{ readonly years: number[]; readonly before: number }> => {
  const rows = await sql.query<{ year: number; students: number }>(
    `select extract(year from month)::int as year, coalesce(sum(students) filter (where $2 = '' or programme = $2), 0)::int as students
     from community_month_figures where tenant_id = $1 group by 1 order by 1`,
    [tenant.id, programme],
  );
  const earlier = year === null ? [] : rows.filter((row) => row.year < year);
  return { years: rows.map((row) => row.year), before: earlier.reduce((sum, { students }) => sum + students, 0) };
};

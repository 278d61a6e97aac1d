import type { Sql } from "@serambi/kernel/service";

import type { Field, Kind, Place } from "../../contract/choices";
import type { Sort } from "../../contract/jobQuery";
import { JOB_TABLES, jobColumns, type JobRow } from "./rows";
import { findWords } from "./words";

/** The wanted selection of open jobs. */
export interface JobFilters {
  readonly careerId?: string | undefined;
  readonly search?: string | undefined;
  readonly cities: readonly string[];
  readonly places: readonly Place[];
  readonly kinds: readonly Kind[];
  readonly fields: readonly Field[];
  readonly payIdr: number | null;
  readonly ids: readonly string[] | null;
}

interface Paging {
  readonly sort: Sort;
  readonly page: number;
  readonly pageSize: number;
}

interface Scope {
  readonly sql: Sql;
  readonly tenant: { readonly id: string };
  readonly now: Date;
}

/** Conditions, and the values that they name. A condition that nobody asked for is left out: the planner knows what is left. */
const conditionsOf = async ({ sql, tenant, now }: Scope, filters: JobFilters) => {
  const values: unknown[] = [now, tenant.id];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const parts = ["j.tenant_id = $2", "j.state = 'open'", "j.closes_at > $1::timestamptz"];
  const among = (column: string, wanted: readonly string[]): void => {
    if (wanted.length > 0) parts.push(`${column} in (${wanted.map(value).join(", ")})`);
  };
  among("j.place", filters.places);
  among("j.kind", filters.kinds);
  among("j.field", filters.fields);
  among("j.city", filters.cities);
  if (filters.careerId !== undefined) among("j.company_id", [filters.careerId]);
  if (filters.payIdr !== null) parts.push(`j.pay_to_idr >= ${value(filters.payIdr)}::int`);
  if (filters.ids !== null)
    parts.push(filters.ids.length === 0 ? "false" : `j.id in (${filters.ids.map(value).join(", ")})`);
  const { tsquery, searched } = await findWords(sql, tenant.id, filters.search ?? "");
  if (tsquery !== null) parts.push(`j.words @@ to_tsquery('simple', ${value(tsquery)})`);
  return { where: parts.join(" and "), values, searched };
};

const ORDERS: Readonly<Record<Sort, string>> = {
  newest: "j.posted_at desc, j.id",
  pay: "j.pay_to_idr desc, j.id",
  closing: "j.closes_at, j.id",
};

/** One page of open jobs, and how many there are. */
export const listJobs = async (scope: Scope, filters: JobFilters, { sort, page, pageSize }: Paging) => {
  const { where, values, searched } = await conditionsOf(scope, filters);
  const [count] = await scope.sql.query<{ total: number }>(
    `select count(*)::int as total from careers_jobs j where ${where}`,
    values,
  );
  // The page is found by its ids alone: texts are read for its few rows and no others.
  const rows = await scope.sql.query<JobRow>(
    `select ${jobColumns("$1")} from ${JOB_TABLES}
     join (select j.tenant_id, j.id from careers_jobs j where ${where} order by ${ORDERS[sort]}
           limit $${values.length + 1}::int offset $${values.length + 2}::int) as found
       on found.tenant_id = j.tenant_id and found.id = j.id
     order by ${ORDERS[sort]}`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return { total: count?.total ?? 0, rows, searched };
};

/** Whether a job is one of those that are wanted. */
export const isWanted = async (scope: Scope, filters: JobFilters, id: string): Promise<boolean> => {
  const { where, values } = await conditionsOf(scope, { ...filters, ids: [id] });
  return (await scope.sql.query(`select 1 from careers_jobs j where ${where}`, values)).length > 0;
};

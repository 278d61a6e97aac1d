import type { Sql } from "@serambi/kernel/service";
import { paged } from "@serambi/kernel/service";

import type { ResultRow } from "../../../contract/quiz/Author";

interface Row {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly person_id: string | null;
  readonly number: number;
  readonly version: number;
  readonly started_at: string;
  readonly finished_at: string;
  readonly is_time_over: boolean;
  readonly right_count: number;
  readonly percent: number;
  readonly is_passed: boolean;
}

const toResult = (row: Row): ResultRow => ({
  // Ids of attempts without an account open them.
  id: row.person_id === null ? "" : row.id,
  name: row.person_id === null ? null : (row.name ?? row.person_id),
  email: row.email,
  number: row.number,
  version: row.version,
  startedAt: new Date(row.started_at).toISOString(),
  finishedAt: new Date(row.finished_at).toISOString(),
  isTimeOver: row.is_time_over,
  rightCount: row.right_count,
  percent: row.percent,
  isPassed: row.is_passed,
});

const COUNTED =
  "attempts.slug = $1 and attempts.finished_at is not null and not attempts.is_preview and not attempts.is_practice";

/** Attempts that were handed in, the newest first. */
export const readResults = async (
  sql: Sql,
  slug: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) => {
  const [count] = await sql.query<{ count: number }>(
    `select count(*)::int as count from quiz_attempts attempts where ${COUNTED}`,
    [slug],
  );
  const rows = await sql.query<Row>(
    `select attempts.*, persons.name, persons.email from quiz_attempts attempts left join persons on persons.id::text = attempts.person_id
     where ${COUNTED} order by attempts.finished_at desc, attempts.id limit $2 offset $3`,
    [slug, pageSize, (page - 1) * pageSize],
  );
  return paged({ page, pageSize, totalItems: count?.count ?? 0, items: rows.map(toResult) });
};

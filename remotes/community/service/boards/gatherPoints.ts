import type { Entitlements, JobCall } from "@serambi/kernel/service";

import { jakartaDay } from "../../contract/jakartaTime";
import { mondayOf } from "./weeks";

const TASK_PASSED = "task.passed";
/** A grant of a transaction that ended after the last count began carries an earlier moment. */
const OVERLAP_MS = 3_600_000;

type Work = Pick<JobCall<unknown>, "sql" | "tenant"> & { readonly entitlements: Entitlements };

interface PlayerRow {
  readonly id: string;
  readonly person_id: string;
}

/** A pupil's points by week, anew, from the tasks that they have passed on this site. */
const gather = async ({ sql, tenant, entitlements }: Work, { id, person_id }: PlayerRow): Promise<void> => {
  const weeks = new Map<string, { exercises: number; quizzes: number }>();
  for (const { code, grantedAt } of await entitlements.list(person_id, TASK_PASSED)) {
    const week = mondayOf(jakartaDay(grantedAt));
    const sums = weeks.get(week) ?? { exercises: 0, quizzes: 0 };
    weeks.set(week, sums);
    if (code.startsWith("quiz:")) sums.quizzes += 1;
    else sums.exercises += 1;
  }
  await sql.query("delete from community_points where tenant_id = $1 and player_id = $2", [tenant.id, id]);
  const rows = [...weeks].map(([week, sums]) => ({ week, ...sums }));
  await sql.query(
    `insert into community_points (tenant_id, player_id, week, exercises, quizzes)
     select $1::uuid, $2::uuid, week, exercises, quizzes
     from jsonb_to_recordset($3::jsonb) as one (week date, exercises int, quizzes int)`,
    [tenant.id, id, JSON.stringify(rows)],
  );
};

/** The points of somebody who has just joined. */
export const gatherOne = async (work: Work, personId: string): Promise<void> => {
  const [player] = await work.sql.query<PlayerRow>(
    "select id::text as id, person_id from community_players where tenant_id = $1 and person_id = $2",
    [work.tenant.id, personId],
  );
  if (player) await gather(work, player);
};

/** The points of all who have passed something since the last count. */
export const gatherPoints = async (work: Work, since: Date): Promise<void> => {
  const { sql, tenant, entitlements } = work;
  const persons = await entitlements.grantedSince(TASK_PASSED, new Date(since.getTime() - OVERLAP_MS));
  const players = await sql.query<PlayerRow>(
    "select id::text as id, person_id from community_players where tenant_id = $1 and person_id = any($2::text[]) order by id",
    [tenant.id, persons],
  );
  for (const player of players) await gather(work, player);
};

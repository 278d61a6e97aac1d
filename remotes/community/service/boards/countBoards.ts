import type { JobCall } from "@serambi/kernel/service";

import { EXERCISE_POINTS, QUIZ_POINTS } from "../../contract/Boards";
import { addDays } from "../../contract/jakartaTime";
import { oneAtATime } from "../oneAtATime";
import type { BoardSetting } from "./settings";
import { mondayOf, weekOfCount } from "./weeks";

const POINTS = `${EXERCISE_POINTS} * exercises + ${QUIZ_POINTS} * quizzes`;
/** Nothing was counted before. */
const FIRST_WEEK = "2000-01-03";

/** Ranks are shared and jump; places are not: equal points stand by what was solved, then by name. */
const COUNT = `insert into community_boards (tenant_id, period, branch, place, rank, player_id, points, solved, was)
  with summed as (
    select player_id,
      coalesce(sum(${POINTS}) filter (where week >= $3::date), 0)::int as points,
      coalesce(sum(exercises + quizzes) filter (where week >= $3::date), 0)::int as solved,
      coalesce(sum(${POINTS}) filter (where week between $5::date and $6::date), 0)::int as before
    from community_points
    where tenant_id = $1 and week between least($3::date, $5::date) and $4::date
    group by player_id
  ), placed as (
    select board.branch, player_id, points, solved,
      row_number() over (partition by board.branch order by points desc, solved desc, players.name, player_id) as place,
      rank() over (partition by board.branch order by points desc) as rank,
      case when before > 0 then rank() over (partition by board.branch order by before desc) end as was
    from summed
    join community_players as players on players.tenant_id = $1 and players.id = player_id
    cross join lateral (values (''), (players.branch)) as board (branch)
  )
  select $1::uuid, $2, branch, place, rank, player_id, points, solved, was from placed where points > 0`;

/** Counts all boards of a site anew. Readers see those before until it is done. */
export const countBoards = async (
  { sql, tenant, now }: Pick<JobCall<unknown>, "sql" | "tenant" | "now">,
  { seasonStartsOn }: Pick<BoardSetting, "seasonStartsOn">,
): Promise<void> => {
  await oneAtATime(sql, tenant.id, "boards");
  const week = weekOfCount(now);
  const before = addDays(week, -7);
  const season = mondayOf(seasonStartsOn);
  await sql.query("delete from community_boards where tenant_id = $1", [tenant.id]);
  for (const [period, from, beforeFrom] of [
    ["week", week, before],
    ["season", season, season],
    ["all", FIRST_WEEK, FIRST_WEEK],
  ])
    await sql.query(COUNT, [tenant.id, period, from, week, beforeFrom, before]);
  await sql.query(
    `insert into community_board_counts (tenant_id, counted_at, week, pupils, schools)
     select $1::uuid, $2::timestamptz, $3::date, count(*), count(distinct school_id) from community_players where tenant_id = $1
     on conflict (tenant_id) do update set counted_at = excluded.counted_at, ordered_at = null, week = excluded.week,
       pupils = excluded.pupils, schools = excluded.schools`,
    [tenant.id, now, week],
  );
};

import type { ServiceCall } from "@serambi/kernel/service";

import {
  WEEKS_SHOWN,
  EXERCISE_POINTS,
  QUIZ_POINTS,
  type Board,
  type BoardLine,
  type OwnPlace,
} from "../../contract/Boards";
import type { BoardQuery } from "../../contract/boardQuery";
import { addDays } from "../../contract/jakartaTime";
import { LINES, PER_PAGE, type Found, type LineRow } from "./boardLines";
import { searchBoard } from "./searchBoard";

type Call = Pick<ServiceCall, "sql" | "tenant" | "user">;

const withWeeks = async ({ sql, tenant, user }: Call, rows: readonly LineRow[], week: string): Promise<BoardLine[]> => {
  const weeks = Array.from({ length: WEEKS_SHOWN }, (_, index) => addDays(week, -7 * (WEEKS_SHOWN - 1 - index)));
  const points = await sql.query<{ player_id: string; week: string; points: number }>(
    `select player_id::text as player_id, week::text as week, (${EXERCISE_POINTS} * exercises + ${QUIZ_POINTS} * quizzes)::int as points
     from community_points where tenant_id = $1 and player_id = any($2::uuid[]) and week >= $3::date`,
    [tenant.id, rows.map(({ player_id }) => player_id), weeks[0]],
  );
  const byPlayer = new Map(points.map((one) => [`${one.player_id} ${one.week}`, one.points]));
  return rows.map(({ player_id, person_id, ...line }) => ({
    ...line,
    weeks: weeks.map((day) => byPlayer.get(`${player_id} ${day}`) ?? 0),
    isOwn: user !== undefined && person_id === user.id,
  }));
};

const readPage = async ({ sql, tenant }: Call, { period, branch, page }: BoardQuery): Promise<Found> => {
  const board = [tenant.id, period, branch];
  const [last] = await sql.query<{ place: number }>(
    `select place from community_boards where tenant_id = $1 and period = $2 and branch = $3 order by place desc limit 1`,
    board,
  );
  const rows = await sql.query<LineRow>(`${LINES} and place between $4 and $5 order by place`, [
    ...board,
    (page - 1) * PER_PAGE + 1,
    page * PER_PAGE,
  ]);
  return { rows, total: last?.place ?? 0 };
};

/** The asker's line and its neighbours, where they take part. */
const readOwn = async (call: Call, query: BoardQuery, week: string): Promise<OwnPlace | null> => {
  const { sql, tenant, user } = call;
  if (!user) return null;
  const [player] = await sql.query<{ id: string }>(
    "select id::text as id from community_players where tenant_id = $1 and person_id = $2",
    [tenant.id, user.id],
  );
  if (!player) return null;
  const board = [tenant.id, query.period, query.branch];
  const [own] = await sql.query<LineRow>(`${LINES} and player_id = $4::uuid`, [...board, player.id]);
  if (!own) return { line: null, next: null, around: [], page: 1 };
  const page = Math.ceil(own.place / PER_PAGE);
  // Those with more points stand before; the last of them is right before those who share this rank.
  const [better] = await sql.query<{ rank: number; points: number }>(
    "select rank, points from community_boards where tenant_id = $1 and period = $2 and branch = $3 and place = $4",
    [...board, own.rank - 1],
  );
  const isShown = query.search === "" && page === query.page;
  const near = await sql.query<LineRow>(`${LINES} and place between $4 and $5 order by place`, [
    ...board,
    own.place - 1,
    own.place + 1,
  ]);
  const lines = await withWeeks(call, near, week);
  return {
    line: lines.find(({ isOwn }) => isOwn) ?? null,
    next: better ? { rank: better.rank, points: better.points - own.points } : null,
    around: isShown ? [] : lines,
    page,
  };
};

export interface CountRow {
  readonly counted_at: string;
  readonly week: string;
  readonly pupils: number;
  readonly schools: number;
}

/** A part of a board, and the asker's own place on it. */
export const readBoard = async (
  call: Call,
  query: BoardQuery,
  { season, count }: { readonly season: string; readonly count: CountRow },
): Promise<Board> => {
  const {
    rows,
    total,
    isMany = false,
  } = await (query.search === "" ? readPage(call, query) : searchBoard(call, query));
  return {
    season,
    countedAt: new Date(count.counted_at).toISOString(),
    week: count.week,
    pupils: count.pupils,
    schools: count.schools,
    page: query.page,
    totalPages: Math.ceil(total / PER_PAGE),
    totalItems: total,
    hasMore: isMany,
    items: await withWeeks(call, rows, count.week),
    isSignedIn: call.user !== undefined,
    own: await readOwn(call, query, count.week),
  };
};

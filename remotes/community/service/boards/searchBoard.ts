import type { ServiceCall } from "@serambi/kernel/service";

import type { BoardQuery } from "../../contract/boardQuery";
import { citiesCalled } from "../schools/readSchools";
import { LINES, PER_PAGE, type Found, type LineRow } from "./boardLines";
import { rangesOf } from "./playerWords";

/** More than anybody leafs through: a search says that there are more. */
const MOST_FOUND = 1_200;

type Call = Pick<ServiceCall, "sql" | "tenant">;
type Ranges = ReturnType<typeof rangesOf>;

/** A pupil in whose name each word begins one. @param first number of the ranges' first value */
const isNamed = (player: string, ranges: Ranges, first: number): string =>
  ranges
    .map(
      (
        _,
        index,
      ) => `exists (select 1 from community_player_words as words where words.tenant_id = $1 and words.player_id = ${player}
        and words.word >= $${first + 2 * index} and words.word < $${first + 1 + 2 * index})`,
    )
    .join(" and ");

/** Pupils that fit; where there are more than `MOST_FOUND`, some of them. */
const fitting = async (
  { sql, tenant }: Call,
  schools: readonly string[],
  [first, ...others]: Ranges,
): Promise<string[]> => {
  if (!first) return [];
  const rest = others.length > 0 ? `and ${isNamed("named.player_id", others, 5)}` : "";
  const found = await sql.query<{ id: string }>(
    `(select id::text as id from community_players where tenant_id = $1 and school_id = any($2::uuid[]) limit ${MOST_FOUND + 1})
     union (select named.player_id::text from community_player_words as named
       where named.tenant_id = $1 and named.word >= $3 and named.word < $4 ${rest} limit ${MOST_FOUND + 1})`,
    [tenant.id, schools, ...first, ...others.flat()],
  );
  return found.map(({ id }) => id);
};

/**
 * Pupils in whose names words begin so, or whose school or its city is called so. Where few fit, their lines are read; where very many do, the
 * board is read from its top until the page is full.
 */
export const searchBoard = async (call: Call, { search, period, branch, page }: BoardQuery): Promise<Found> => {
  const { sql, tenant } = call;
  const ranges = rangesOf(search);
  if (ranges.length === 0) return { rows: [], total: 0 };
  const found = await sql.query<{ id: string }>(
    `select id::text as id from community_schools
     where tenant_id = $1 and is_confirmed and (strpos(lower(name), lower($2)) > 0 or city_id = any($3::text[]))`,
    [tenant.id, search, citiesCalled(search)],
  );
  const schools = found.map(({ id }) => id);
  const board = [tenant.id, period, branch];
  const part = `order by place limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`;
  const ids = await fitting(call, schools, ranges);
  if (ids.length > MOST_FOUND) {
    const fits = `(players.school_id = any($4::uuid[]) or (${isNamed("board.player_id", ranges, 5)}))`;
    const rows = await sql.query<LineRow>(`${LINES} and ${fits} ${part}`, [...board, schools, ...ranges.flat()]);
    return { rows, total: MOST_FOUND, isMany: true };
  }
  const lines = `${LINES} and board.player_id = any($4::uuid[])`;
  const rows = await sql.query<LineRow>(`${lines} ${part}`, [...board, ids]);
  const [count] = await sql.query<{ total: number }>(`select count(*)::int as total from (${lines}) as found`, [
    ...board,
    ids,
  ]);
  return { rows, total: count?.total ?? 0 };
};

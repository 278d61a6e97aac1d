import type { BoardLine } from "../../contract/Boards";

export const PER_PAGE = 12;

export interface LineRow extends Omit<BoardLine, "isOwn" | "weeks"> {
  readonly player_id: string;
  readonly person_id: string;
}

/** Lines of a board: of a site ($1), a period ($2) and a branch ($3). */
export const LINES = `select place, rank, points, solved, was, player_id::text as player_id, person_id, players.name, schools.name as school, npsn
  from community_boards as board
  join community_players as players on players.tenant_id = board.tenant_id and players.id = board.player_id
  join community_schools as schools on schools.tenant_id = board.tenant_id and schools.id = players.school_id
  where board.tenant_id = $1 and board.period = $2 and board.branch = $3`;

export interface Found {
  readonly rows: readonly LineRow[];
  readonly total: number;
  /** There are more than `total`. */
  readonly isMany?: boolean;
}

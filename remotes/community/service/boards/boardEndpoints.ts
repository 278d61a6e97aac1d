import { endpoint, type ServiceCall, type ServiceUser } from "@serambi/kernel/service";
import * as z from "zod";

import { PlayerForm, type Board, type Player } from "../../contract/Boards";
import { PERIODS, type BoardQuery } from "../../contract/boardQuery";
import { BRANCHES, type Branch } from "../../contract/branches";
import { cityName } from "../schools/readSchools";
import { texts } from "../texts";
import { orderAfterNight, orderSoon } from "./boardJob";
import { countBoards } from "./countBoards";
import { gatherOne } from "./gatherPoints";
import { writeWords } from "./playerWords";
import { readBoard, type CountRow } from "./readBoard";
import { readBoardSetting } from "./settings";

const HOST = "community";
/** As many as one may choose from. */
const MOST_SCHOOLS = 5_000;

const Query = z.object({
  period: z.enum(PERIODS).default("week"),
  branch: z.enum(["", ...BRANCHES]).default(""),
  search: z.string().trim().max(60).default(""),
  page: z.coerce.number().int().min(1).max(999_999).default(1),
});

const countOf = async ({ sql, tenant }: Pick<ServiceCall, "sql" | "tenant">): Promise<CountRow | undefined> => {
  const [count] = await sql.query<CountRow>(
    "select counted_at, week::text as week, pupils, schools from community_board_counts where tenant_id = $1",
    [tenant.id],
  );
  return count;
};

const settingOf = async (call: Pick<ServiceCall, "sql" | "tenant" | "fail">) =>
  (await readBoardSetting(call)) ?? call.fail(404, texts.noBoards);

/** @throws 404 where there are no boards */
const showBoard = async (call: ServiceCall<BoardQuery>): Promise<Board> => {
  const setting = await settingOf(call);
  // A site that has just got its boards.
  if (!(await countOf(call))) await countBoards(call, setting);
  const count = await countOf(call);
  if (!count) throw new Error("the boards were not counted");
  await orderAfterNight(call);
  return readBoard(call, call.query, { season: setting.season, count });
};

type Own<Body = unknown> = ServiceCall<unknown, Body, unknown, ServiceUser>;

/** The asker as they take part, and the schools to choose from. */
const showPlayer = async (call: Own): Promise<Player> => {
  const { sql, tenant, user } = call;
  await settingOf(call);
  const [player] = await sql.query<{ name: string; school_id: string; branch: Branch }>(
    "select name, school_id::text as school_id, branch from community_players where tenant_id = $1 and person_id = $2",
    [tenant.id, user.id],
  );
  const schools = await sql.query<{ id: string; name: string; city_id: string }>(
    `select id::text as id, name, city_id from community_schools where tenant_id = $1 and is_confirmed order by name limit ${MOST_SCHOOLS}`,
    [tenant.id],
  );
  return {
    player: player ? { name: player.name, schoolId: player.school_id, branch: player.branch } : null,
    schools: schools.map(({ id, name, city_id }) => ({ id, name, city: cityName(city_id) })),
  };
};

/** Takes the asker onto the boards, or changes how they are on them. @throws 422 for a school that does not take part */
const join = async (call: Own<PlayerForm>): Promise<{ readonly name: string }> => {
  const { sql, tenant, user, body, now, fail } = call;
  await settingOf(call);
  const [school] = await sql.query(
    "select 1 as found from community_schools where tenant_id = $1 and id = $2::uuid and is_confirmed",
    [tenant.id, body.schoolId],
  );
  if (!school) return fail(422, texts.noSchool, { schoolId: texts.noSchool });
  const [player] = await sql.query<{ id: string }>(
    `insert into community_players (tenant_id, person_id, name, school_id, branch, joined_at) values ($1, $2, $3, $4::uuid, $5, $6)
     on conflict (tenant_id, person_id) where person_id <> ''
     do update set name = excluded.name, school_id = excluded.school_id, branch = excluded.branch
     returning id::text as id`,
    [tenant.id, user.id, body.name, body.schoolId, body.branch, now],
  );
  if (player) await writeWords(call, [player.id]);
  await gatherOne(call, user.id);
  await orderSoon(call);
  return { name: body.name };
};

/** Takes the asker off all boards at once. */
const leave = async (call: Own): Promise<{ readonly left: boolean }> => {
  const gone = await call.sql.query(
    "delete from community_players where tenant_id = $1 and person_id = $2 returning 1 as gone",
    [call.tenant.id, call.user.id],
  );
  if (gone.length > 0) await orderSoon(call);
  return { left: gone.length > 0 };
};

/** `/Leaderboards`. */
export const boardEndpoints = [
  endpoint({ host: HOST, method: "GET", path: "/boards/page", access: "anyone", query: Query, handle: showBoard }),
  endpoint({ host: HOST, method: "GET", path: "/boards/player", access: "loggedIn", handle: showPlayer }),
  endpoint({ host: HOST, method: "POST", path: "/boards/join", access: "loggedIn", body: PlayerForm, handle: join }),
  endpoint({ host: HOST, method: "POST", path: "/boards/leave", access: "loggedIn", handle: leave }),
];

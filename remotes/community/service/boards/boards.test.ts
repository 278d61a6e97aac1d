import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { describeTables, describeWithDatabase, sqlOf, TestPlatform } from "@serambi/platform/testing";

import { Board, Player } from "../../contract/Boards";
import { service } from "../index";
import { countBoards } from "./countBoards";
import { writeWords } from "./playerWords";
import { lastNight, mondayOf, weekOfCount } from "./weeks";

const OPEN_TIMEOUT_MS = 60_000;
const STUDENT = 4;
const SETTING = { season: "2026/27", seasonStartsOn: "2026-02-06" };
const SEEDED = { settings: () => ({ melati: { boards: SETTING } }) };
/** The week of the platform's clock, and the one before. */
const WEEK = "2026-11-16";
const BEFORE = "2026-11-09";
const BOARDS = "/hosts/community/boards";

const writeSchool = `insert into community_schools (tenant_id, reference, npsn, name, level, status, address, province_id, city_id, since,
    is_confirmed, registered_at)
  values ($1, 'SK-' || $2, $2, $3, 'SMK', 'negeri', 'Jalan Veteran 4', '53', '5308', 2022, true, now()) returning id::text as id`;
const writePlayer = `with player as (
    insert into community_players (tenant_id, name, school_id, branch, joined_at) values ($1, $2, $3::uuid, $4, now()) returning id)
  insert into community_points (tenant_id, player_id, week, exercises, quizzes)
  select $1, id, week, exercises, quizzes from player,
    (values ($5::date, $6::int, $7::int), ($8::date, $9::int, 0)) as points (week, exercises, quizzes)`;

describe("nights and weeks", () => {
  it("counts after two at night, and in the night to Monday the week that has ended", () => {
    expect(lastNight(new Date("2026-11-21T03:00:00Z")).toISOString()).toBe("2026-11-20T19:00:00.000Z");
    expect(lastNight(new Date("2026-11-20T18:59:00Z")).toISOString()).toBe("2026-11-19T19:00:00.000Z");
    expect(weekOfCount(new Date("2026-11-22T19:00:00Z"))).toBe(WEEK);
    expect(weekOfCount(new Date("2026-11-23T19:00:00Z"))).toBe("2026-11-23");
    expect(mondayOf("2026-11-22")).toBe(WEEK);
  });
});

describeWithDatabase("leaderboards", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";
  let ende = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [{ ...service, seed: SEEDED }] });
    melati = await platform.tenantId("melati");
    await inMelati(async (query) => {
      const [first] = await query<{ id: string }>(writeSchool, [melati, "69990002", "SMKN 2 Surya Ende"]);
      ende = first?.id ?? "";
      const [other] = await query<{ id: string }>(writeSchool, [melati, "69990003", "SMK Rimba Jambi"]);
      for (const [name, school, branch, solved, quizzes, before] of [
        ["Maria Goreti Bano", ende, "web", 6, 1, 2],
        ["Ilham Siregar", other?.id, "jaringan", 4, 5, 9],
        ["Beni Sitorus", other?.id, "web", 2, 0, 0],
      ])
        await query(writePlayer, [melati, name, school, branch, WEEK, solved, quizzes, BEFORE, before]);
      await writeWords({ sql: { query }, tenant: { id: melati } });
    });
    await count();
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const inMelati = <T>(work: (query: ReturnType<typeof sqlOf>["query"]) => Promise<T>): Promise<T> =>
    platform.inTenant(melati, (tx) => work((text, values) => sqlOf(tx).query(text, values)));
  const count = () =>
    platform.inTenant(melati, (tx) =>
      countBoards(
        { sql: sqlOf(tx), tenant: { id: melati, key: "melati", language: "id" }, now: platform.now },
        SETTING,
      ),
    );
  const headers = (token = "") => ({
    "app-token": platform.appToken("melati.localhost"),
    ...(token !== "" && { authorization: `Bearer ${token}` }),
  });
  const board = async (query = "", token = "") =>
    Board.parse((await platform.getWith(`${BOARDS}/page${query}`, headers(token))).body.data);
  const join = (token: string, body: object = {}) =>
    platform.post(
      `${BOARDS}/join`,
      { name: "Bagas P.", schoolId: ende, branch: "web", guardianConsent: true, ...body },
      headers(token),
    );

  it("gives equal points one rank, orders them by what was solved, and says who moved", async () => {
    const { items, pupils, schools, week } = await board();
    expect([pupils, schools, week]).toEqual([3, 2, WEEK]);
    expect(items.map(({ rank, name, points, was }) => [rank, name, points, was])).toEqual([
      [1, "Ilham Siregar", 65, 1],
      [1, "Maria Goreti Bano", 65, 2],
      [3, "Beni Sitorus", 20, null],
    ]);
    expect(items[0]?.weeks).toEqual([0, 0, 0, 0, 90, 65]);
    expect((await board("?period=season")).items.map(({ name, points }) => [name, points])).toEqual([
      ["Ilham Siregar", 155],
      ["Maria Goreti Bano", 85],
      ["Beni Sitorus", 20],
    ]);
    expect((await board("?branch=web")).items.map(({ rank, name }) => [rank, name])).toEqual([
      [1, "Maria Goreti Bano"],
      [2, "Beni Sitorus"],
    ]);
  });

  it("finds pupils by the beginnings of their names and by school and city, and nothing by signs alone", async () => {
    const found = async (search: string) =>
      (await board(`?search=${encodeURIComponent(search)}`)).items.map(({ name }) => name);
    expect(await found("sit")).toEqual(["Beni Sitorus"]);
    expect(await found("bano mar")).toEqual(["Maria Goreti Bano"]);
    expect(await found("rimba")).toEqual(["Ilham Siregar", "Beni Sitorus"]);
    expect(await found("ende")).toEqual(["Ilham Siregar", "Maria Goreti Bano", "Beni Sitorus"]);
    for (const rubbish of ["!!", "' or 1=1 --", "%", "):*&|"]) expect(await found(rubbish)).toEqual([]);
  });

  it("says that a search fits more than anybody leafs through, and shows the first of them", async () => {
    await inMelati(async (query) => {
      await query(
        `insert into community_players (tenant_id, name, school_id, branch, joined_at)
         select $1::uuid, 'Wayan Uji ' || n, $2::uuid, 'boga', now() from generate_series(1, 1300) as n`,
        [melati, ende],
      );
      await query(
        `insert into community_points (tenant_id, player_id, week, exercises, quizzes)
         select $1::uuid, id, $2::date, 1, 0 from community_players where tenant_id = $1 and branch = 'boga'`,
        [melati, WEEK],
      );
      await writeWords({ sql: { query }, tenant: { id: melati } });
    });
    await count();
    const { items, totalItems, hasMore } = await board("?search=uji%20way&page=2");
    expect([items[0]?.place, totalItems, hasMore]).toEqual([16, 1_200, true]);
    expect((await board("?search=uji%20977")).items.map(({ name }) => name)).toEqual(["Wayan Uji 977"]);
    await inMelati((query) =>
      query("delete from community_players where tenant_id = $1 and branch = 'boga'", [melati]),
    );
    await count();
  });

  it("takes a pupil in with what they have passed, shows their place, and lets them go at once", async () => {
    const token = await platform.logIn(melati, "bagas", STUDENT);
    expect((await board("", token)).own).toBeNull();
    const passed = { personId: "bagas", kind: "task.passed", source: "earned", grantedBy: "bagas" } as const;
    for (const code of ["exercise:a", "exercise:b", "quiz:c"])
      await platform.grant(melati, { ...passed, code, reference: code });
    expect((await join(token)).status).toBe(201);
    await platform.drain();
    const { own, items } = await board("", token);
    expect(own).toMatchObject({
      line: { rank: 3, points: 25, isOwn: true },
      next: { rank: 1, points: 40 },
      around: [],
    });
    expect(items.map(({ isOwn }) => isOwn)).toEqual([false, false, true, false]);
    expect((await board()).items.some(({ isOwn }) => isOwn)).toBe(false);
    const player = Player.parse((await platform.getWith(`${BOARDS}/player`, headers(token))).body.data);
    expect(player.player).toEqual({ name: "Bagas P.", schoolId: ende, branch: "web" });
    await platform.post(`${BOARDS}/leave`, {}, headers(token));
    expect((await board("", token)).items.map(({ name }) => name)).not.toContain("Bagas P.");
  });

  it("refuses visitors, schools that do not take part, and a name without consent", async () => {
    expect((await platform.getWith(`${BOARDS}/player`, headers())).status).toBe(401);
    expect((await join("")).status).toBe(401);
    const token = await platform.logIn(melati, "citra", STUDENT);
    const other = await join(token, { schoolId: "3f1c9f8e-2f57-4e0a-9f55-0c1f4a0f7f10" });
    expect([other.status, other.body.data]).toMatchObject([422, { fields: { schoolId: "Sekolah belum terdaftar." } }]);
    expect((await join(token, { guardianConsent: false })).status).toBe(422);
    expect((await platform.get(`${BOARDS}/page`, "kenanga.localhost")).status).toBe(404);
  });

  it("is counted again by whoever looks first after the night, once", async () => {
    platform.now = new Date("2026-11-23T20:00:00Z");
    await platform.renewToken();
    await Promise.all([board(), board(), board()]);
    await platform.drain();
    const { week, countedAt, items } = await board();
    expect([week, countedAt, items]).toEqual(["2026-11-23", "2026-11-23T20:00:00.000Z", []]);
    expect((await board("?period=season")).items).toHaveLength(3);
  });
});

describeTables({
  service: {
    ...service,
    seed: {},
    migrations: service.migrations.filter(({ name }) => /_(?:schools|boards)$/.test(name)),
  },
  tables: [
    "community_schools",
    "community_players",
    "community_player_words",
    "community_points",
    "community_boards",
    "community_board_counts",
  ],
  fill: async (tx, tenantId) => {
    const sql = sqlOf(tx);
    const [school] = await sql.query<{ id: string }>(writeSchool, [tenantId, "69990002", "SMKN 2 Surya Ende"]);
    await sql.query(writePlayer, [tenantId, "Bagas Prakoso", school?.id, "web", WEEK, 3, 1, BEFORE, 2]);
    await writeWords({ sql, tenant: { id: tenantId } });
    const now = new Date("2026-11-21T03:00:00Z");
    await countBoards({ sql, tenant: { id: tenantId, key: "melati", language: "id" }, now }, SETTING);
  },
});

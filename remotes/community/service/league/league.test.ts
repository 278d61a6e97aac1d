import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, sqlOf, TestPlatform, type TestAnswer } from "@serambi/platform/testing";
import * as z from "zod";

import { bracketOf } from "../../contract/league/bracket";
import { MatchSheet, Season } from "../../contract/league/League";
import { History } from "../../contract/league/Note";
import { service } from "../index";
import { seededLeagues, seededMatches } from "../seed/seedLeague";
import { writeLeague } from "../seed/seedMatches";
import { seededSchools, seedSchools } from "../seed/seedSchools";

const OPEN_TIMEOUT_MS = 60_000;
/** Kinds of users, by their numbers on the platform. */
const [LEAD_PROGRAM, STUDENT] = [7, 4];
const HOSTS = { melati: "melati.localhost", kenanga: "kenanga.localhost" };

const { demo: league } = seededLeagues();
const { demo: matches } = seededMatches();
const schools = seededSchools()["demo"] ?? [];
const SEEDED = {
  settings: () => ({ melati: league ?? {}, kenanga: league ?? {} }),
  rows: {
    data: () => ({ melati: {}, kenanga: {} }),
    write: async (call: Parameters<typeof writeLeague>[0]) => {
      await seedSchools(call, schools);
      if (matches) await writeLeague(call, matches);
    },
  },
};

describeWithDatabase("the league", (openEmpty) => {
  let platform: TestPlatform;
  let tokens: Readonly<Record<"tigor" | "wayan" | "bayu", string>>;

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [{ ...service, seed: SEEDED }] });
    const melati = await platform.tenantId("melati");
    tokens = {
      tigor: await platform.logIn(melati, "tigor", LEAD_PROGRAM),
      wayan: await platform.logIn(melati, "wayan", LEAD_PROGRAM),
      bayu: await platform.logIn(melati, "bayu", STUDENT),
    };
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const headers = (who: keyof typeof tokens | "", host = HOSTS.melati) => ({
    "app-token": platform.appToken(host),
    ...(who !== "" && { authorization: `Bearer ${tokens[who]}` }),
  });
  const get = async <S extends z.core.$ZodType>(
    path: string,
    schema: S,
    who: keyof typeof tokens | "" = "",
  ): Promise<z.output<S>> =>
    z.core.parse(schema, (await platform.getWith(`/hosts/community/league/${path}`, headers(who))).body.data);
  const season = (name: string) => get(`season?season=${name}`, Season);
  const sheet = (id: string) => get(`match?id=${id}`, MatchSheet);
  const note = (who: keyof typeof tokens | "", match: string, body: object, host?: string): Promise<TestAnswer> =>
    platform.post(
      "/hosts/community/league/note",
      { match, id: randomUUID(), seen: 99, at: new Date().toISOString(), ...body },
      headers(who, host),
    );
  const statusOf = async (...given: Parameters<typeof note>): Promise<number> => (await note(...given)).status;
  const next = async (slot: number): Promise<string> => {
    const { matches: all } = await season("2026-27");
    return all.filter(({ week }) => week === 10).toSorted((a, b) => a.slot - b.slot)[slot]?.id ?? "";
  };
  it("has two seasons, the newest first, and no telephone in any answer", async () => {
    const { seasons, teams, matches: all } = await get("season", Season);
    expect([seasons, teams.length, all.length]).toEqual([["2026-27", "2025-26"], 16, 76]);
    expect(Object.keys(teams[0] ?? {}).some((key) => /phone|member|nisn/i.test(key))).toBe(false);
    expect((await platform.getWith("/hosts/community/league/season?season=2019-20", headers(""))).status).toBe(404);
  });

  it("a match goes from its begin to the endorsement, and its score is the sum of its entries", async () => {
    const match = await next(0);
    const play = async (kind: string, rest: object = {}) => statusOf("tigor", match, { kind, ...rest });
    expect(await play("points", { side: "home", points: 1 })).toBe(409);
    expect(await play("begin")).toBe(201);
    expect(await play("points", { side: "home", points: 3, round: 1, second: 400 })).toBe(201);
    expect(await play("points", { side: "away", points: 2, round: 1, second: 500 })).toBe(201);
    expect(await play("round", { round: 3 })).toBe(409);
    expect(await play("round", { round: 2, second: 1000 })).toBe(201);
    expect(await play("correction", { side: "away", points: -1, words: "" })).toBe(422);
    expect(await play("correction", { side: "away", points: -9, words: "Kabel terbalik" })).toBe(409);
    const reason = `Kabel '; drop table persons; -- <b>terbalik</b> 🧵`;
    expect(await play("correction", { side: "away", points: -1, round: 1, second: 1100, words: reason })).toBe(201);
    expect(await play("endorse")).toBe(409);
    expect(await play("finish", { second: 5400 })).toBe(201);
    expect(await play("agree", { side: "home" })).toBe(201);
    expect(await play("endorse")).toBe(409);
    expect(await play("agree", { side: "away" })).toBe(201);
    expect(await play("endorse")).toBe(201);
    const { match: end, entries } = await sheet(match);
    expect([end.state, end.score, end.isCorrected, end.version]).toEqual(["finished", [3, 1], false, 9]);
    expect(entries.find(({ kind }) => kind === "correction")?.words).toBe(reason);
  });

  it("a final that is corrected after its end has another champion, and says so", async () => {
    const { matches: all } = await season("2025-26");
    const final = all.find(({ step }) => step === "final")?.id ?? "";
    expect(bracketOf(all).champion).toBe("nusa-penida");
    const words = "Kabel yang salah dihitung dua kali";
    expect(await statusOf("wayan", final, { kind: "correction", side: "away", points: -2, round: 5, words })).toBe(201);
    const after = await season("2025-26");
    expect(bracketOf(after.matches).champion).toBe("bahari-tegal");
    expect((await sheet(final)).match).toMatchObject({ state: "finished", score: [4, 3], isCorrected: true });
    const { entries } = await get(`history?id=${final}`, History, "tigor");
    expect(entries.at(-1)).toMatchObject({ kind: "correction", words, isOwn: false });
  });

  it("two referees at once: what both noted counts once, what differs counts when one is chosen, and nothing is lost", async () => {
    const match = await next(1);
    await note("tigor", match, { kind: "begin" });
    const points = (count: number) => ({ kind: "points", side: "away", round: 1, second: 300, points: count, seen: 1 });
    const twice = await Promise.all([note("tigor", match, points(1)), note("wayan", match, points(1))]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect((await sheet(match)).match.score).toEqual([0, 1]);
    const later = (count: number) => ({ ...points(count), second: 600, seen: 3 });
    const [first, second] = [await note("tigor", match, later(1)), await note("wayan", match, later(2))];
    expect([first.status, second.status]).toEqual([201, 409]);
    expect(second.body.data).toMatchObject({ fields: { points: "1", second: "600" } });
    expect(await sheet(match)).toMatchObject({ match: { score: [0, 1] }, isHeld: true });
    const { entries } = await get(`history?id=${match}`, History, "tigor");
    const held = entries.filter(({ heldWith }) => heldWith !== null);
    expect(held.map(({ points: noted }) => noted)).toEqual([1, 2]);
    expect(await statusOf("tigor", match, { kind: "choose", target: held[1]?.id })).toBe(201);
    expect(await sheet(match)).toMatchObject({ match: { score: [0, 3] }, isHeld: false });
    expect(await statusOf("wayan", match, { kind: "choose", target: held[0]?.id })).toBe(404);
    expect((await get(`history?id=${match}`, History, "tigor")).entries).toHaveLength(6);
  });

  it("an entry that is sent twice is one, is taken back by its own referee only, and only for seconds", async () => {
    const match = await next(2);
    await note("tigor", match, { kind: "begin" });
    const id = randomUUID();
    const body = { id, kind: "points", side: "home", round: 1, second: 60, points: 2 };
    await Promise.all([note("tigor", match, body), note("tigor", match, body)]);
    expect((await sheet(match)).match.score).toEqual([2, 0]);
    expect(await statusOf("wayan", match, { kind: "void", target: id })).toBe(409);
    expect(await statusOf("tigor", match, { kind: "void", target: id })).toBe(201);
    expect((await sheet(match)).match.score).toEqual([0, 0]);
    const old = randomUUID();
    await note("tigor", match, { ...body, id: old, second: 90 });
    await platform.inTenant(await platform.tenantId("melati"), (tx) =>
      sqlOf(tx).query(
        "update community_league_entries set received_at = received_at - interval '1 minute' where id = $1",
        [old],
      ),
    );
    expect(await statusOf("tigor", match, { kind: "void", target: old })).toBe(409);
  });

  it("is written by referees of its own site alone", async () => {
    const match = await next(3);
    expect(await statusOf("", match, { kind: "begin" })).toBe(401);
    expect(await statusOf("bayu", match, { kind: "begin" })).toBe(403);
    expect((await platform.getWith(`/hosts/community/league/history?id=${match}`, headers("bayu"))).status).toBe(403);
    expect(
      (await platform.getWith(`/hosts/community/league/match?id=${match}`, headers("", HOSTS.kenanga))).status,
    ).toBe(404);
    const other = await platform.logIn(await platform.tenantId("kenanga"), "sari", LEAD_PROGRAM);
    const answer = await platform.post(
      "/hosts/community/league/note",
      { match, id: randomUUID(), seen: 0, at: new Date().toISOString(), kind: "begin" },
      { "app-token": platform.appToken(HOSTS.kenanga), authorization: `Bearer ${other}` },
    );
    expect(answer.status).toBe(404);
  });
});

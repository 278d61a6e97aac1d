import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, sqlOf, TestPlatform, type TestAnswer } from "@serambi/platform/testing";
import { seedRows } from "@serambi/kernel/service";

import type { WaitingVoice } from "../../contract/Voices";
import { service as real } from "../index";
import { seededVoices, seedVoices } from "../seed/seedVoices";

const OPEN_TIMEOUT_MS = 60_000;
const OWN = "/hosts/community/voices";
const WRITER = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a06";
const ofMelati = seedRows(() => {
  const { metamorfosa } = seededVoices();
  return metamorfosa ? { melati: metamorfosa } : {};
}, seedVoices);
const service = { ...real, seed: { rows: ofMelati } };

describeWithDatabase("moderation", (openEmpty) => {
  let platform: TestPlatform;
  let writer = "";
  let student = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [service] });
    const melati = await platform.tenantId("melati");
    await platform.db.transaction((tx) =>
      sqlOf(tx).query(
        "insert into persons (id, email, name, language, created_at) values ($1::uuid, 'nurul@contoh.example', 'Nurul Azizah', 'id', now())",
        [WRITER],
      ),
    );
    await platform.inTenant(melati, (tx) =>
      sqlOf(tx).query(
        "insert into memberships (tenant_id, person_id, user_kind, created_at) values ($1, $2::uuid, 6, now())",
        [melati, WRITER],
      ),
    );
    writer = await platform.logIn(melati, WRITER, 6);
    student = await platform.logIn(melati, "7004", 4);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const headers = (user: string) => ({
    "app-token": platform.appToken("melati.localhost"),
    authorization: `Bearer ${user}`,
  });
  const list = async (state: string, user = writer): Promise<readonly WaitingVoice[]> => {
    const { body } = await platform.getWith(`${OWN}/list?state=${state}`, headers(user));
    return body.data as readonly WaitingVoice[]; // the endpoint's own
  };
  const decide = (voice: WaitingVoice | undefined, decision: string, reason = "", user = writer): Promise<TestAnswer> =>
    platform.post(
      `${OWN}/decide`,
      { kind: voice?.kind, id: voice?.id, from: voice?.state, decision, reason },
      headers(user),
    );
  const shown = async (): Promise<string> => JSON.stringify((await platform.get("/book_reviews")).body);

  it("is for writers and administrators", async () => {
    expect((await platform.get(`${OWN}/list?state=waiting`)).status).toBe(401);
    expect((await platform.getWith(`${OWN}/list?state=waiting`, headers(student))).status).toBe(403);
    const [voice] = await list("waiting");
    expect((await decide(voice, "published", "", student)).status).toBe(403);
  });

  it("publishes once, where two press at once, and what is published is shown", async () => {
    const [voice] = await list("waiting");
    expect(await shown()).not.toContain("Kinanti");
    const answers = await Promise.all([decide(voice, "published"), decide(voice, "published")]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
    expect(await shown()).toContain("Kinanti");
    expect(await list("waiting")).toEqual([]);
  });

  it("takes down with a reason, which is kept", async () => {
    const published = await list("published");
    const voice = published.find(({ name }) => name === "Hasan Basri");
    expect((await decide(voice, "rejected", "Tidak")).status).toBe(422);
    expect((await decide(voice, "rejected", "Penulisnya meminta diturunkan.")).status).toBe(201);
    expect(await shown()).not.toContain("Hasan Basri");
    expect((await list("rejected")).find(({ name }) => name === "Hasan Basri")?.history[0]).toMatchObject({
      decision: "rejected",
      reason: "Penulisnya meminta diturunkan.",
      by: "Nurul Azizah",
    });
  });

  it("keeps every decision in the history, also one that was taken back", async () => {
    const find = async (state: string) => (await list(state)).find(({ name }) => name === "Kinanti Larasati");
    const later = (ms: number) => (platform.now = new Date(platform.now.getTime() + ms));
    later(1000);
    expect((await decide(await find("published"), "rejected", "Menyebut nama orang lain.")).status).toBe(201);
    later(1000);
    const voice = await find("rejected");
    const undo = () => platform.post(`${OWN}/undo`, { kind: voice?.kind, id: voice?.id }, headers(writer));
    expect((await undo()).status).toBe(201);
    const restored = await find("published");
    expect(restored?.history.map(({ decision, isTakenBack }) => [decision, isTakenBack])).toEqual([
      ["rejected", true],
      ["published", false],
    ]);
    expect(restored?.history[0]?.at).toBe(new Date(platform.now.getTime() - 1000).toISOString());
    later(61_000);
    expect((await undo()).status).toBe(409);
  });

  it("counts stars of what is published alone", async () => {
    const { body } = await platform.get(`${OWN}/reviews`);
    expect(body.data).toMatchObject({
      count: 6,
      byStars: [{ stars: 5, count: 4 }, { stars: 4, count: 2 }, {}, {}, { count: 0 }],
    });
  });
});

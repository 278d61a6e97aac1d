import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, sqlOf, TestPlatform } from "@serambi/platform/testing";

import type { WaitingVoice } from "../contract/Voices";
import { service as real } from "./index";

const OPEN_TIMEOUT_MS = 60_000;
const service = { ...real, seed: {} };
const ENDAH = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a11";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
  "base64",
);
const testimony = {
  name: "Endah Pratiwi",
  role: "Perawat",
  institution: "Puskesmas Lasem",
  message: "Saya belajar di sela jaga malam, dan sekarang melatih rekan.",
  consent_publish: true,
};

describeWithDatabase("what somebody has sent while signed in", (openEmpty) => {
  let platform: TestPlatform;
  let endah = "";
  let writer = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [service] });
    const melati = await platform.tenantId("melati");
    await platform.db.transaction((tx) =>
      sqlOf(tx).query(
        "insert into persons (id, email, name, language, created_at) values ($1::uuid, 'endah@contoh.example', 'Endah', 'id', now())",
        [ENDAH],
      ),
    );
    await platform.inTenant(melati, (tx) =>
      sqlOf(tx).query(
        "insert into memberships (tenant_id, person_id, user_kind, created_at) values ($1, $2::uuid, 4, now())",
        [melati, ENDAH],
      ),
    );
    endah = await platform.logIn(melati, ENDAH, 4);
    writer = await platform.logIn(melati, "7006", 6);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const as = (user: string) => ({
    "app-token": platform.appToken("melati.localhost"),
    authorization: `Bearer ${user}`,
  });
  const sendPhoto = async (): Promise<string> => {
    const headers = { ...as(endah), "content-type": "image/png" };
    const sent = await platform.app.inject({
      method: "POST",
      url: "/drive/upload?name=a.png",
      payload: PIXEL,
      headers,
    });
    return sent.json<{ data: { id: string } }>().data.id;
  };
  const send = async (body: object, key: string) => {
    const headers = { ...as(endah), "idempotency-key": key.repeat(16), prefer: "return=representation" };
    const answer = await platform.app.inject({ method: "POST", url: "/testimonies", payload: body, headers });
    return { status: answer.statusCode, rows: answer.json<unknown>() };
  };
  const statusOf = async (path: string): Promise<number> =>
    (await platform.app.inject({ method: "GET", url: path })).statusCode;
  const waiting = async (state: string): Promise<WaitingVoice> => {
    const { body } = await platform.getWith(`/hosts/community/voices/list?state=${state}`, as(writer));
    return (body.data as readonly [WaitingVoice])[0]; // the endpoint's own
  };
  const decide = async (decision: string, state: string): Promise<string> => {
    platform.now = new Date(platform.now.getTime() + 1000);
    const { kind, id } = await waiting(state);
    const body = { kind, id, from: state, decision, reason: "Penulisnya meminta diturunkan." };
    expect((await platform.post("/hosts/community/voices/decide", body, as(writer))).status).toBe(201);
    return (await waiting(decision)).photo;
  };

  it("shows a photograph beside the words, at another address once it was taken down", async () => {
    const photo = await sendPhoto();
    const first = await send({ ...testimony, photo }, "ab");
    expect(first).toMatchObject({ status: 201, rows: [{ photo: expect.stringMatching(/^\/media\/melati\//) }] });
    // The same form again; another one with the same photograph; one with none that there is.
    expect(await send({ ...testimony, photo }, "ab")).toEqual(first);
    expect((await send({ ...testimony, photo }, "cd")).status).toBe(400);
    expect((await send({ ...testimony, photo: "k".repeat(32) }, "ef")).status).toBe(400);
    expect((await send({ ...testimony, photo: "/media/melati/x.jpg" }, "12")).status).toBe(400);
    const shown = await decide("published", "waiting");
    expect(await statusOf(shown)).toBe(200);
    const hidden = await decide("rejected", "published");
    expect([await statusOf(shown), await statusOf(hidden)]).toEqual([404, 200]);
  });

  it("is in their copy, and gone with their account, but for a wish without a name", async () => {
    const wish = { is_anonymous: true, category: "Sarana", message: "Bengkel kami punya dua mesin bubut saja." };
    expect(
      (await platform.app.inject({ method: "POST", url: "/aspirations", payload: wish, headers: as(endah) }))
        .statusCode,
    ).toBe(201);
    const { photo } = await waiting("rejected");
    expect(await platform.copyOf("melati", ENDAH)).toMatchObject({
      community: { testimonies: [{ name: "Endah Pratiwi", photo }], aspirations: [], bookReviews: [] },
    });
    await platform.forget("melati", ENDAH);
    expect(await platform.copyOf("melati", ENDAH)).toMatchObject({ community: { testimonies: [] } });
    expect(await statusOf(photo)).toBe(404);
    expect((await waiting("waiting")).text).toBe(wish.message);
  });
});

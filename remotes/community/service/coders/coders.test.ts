import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, describeTables, sqlOf, TestPlatform, type TestAnswer } from "@serambi/platform/testing";

import { service } from "../index";

const OPEN_TIMEOUT_MS = 60_000;
const PATH = "/auth/signup/coder";

const coder = {
  fullName: "Larasati Puspa",
  username: "laras_puspa",
  email: "laras@contoh.example",
  phone: "0812-4455-6677",
  password: "kain truntum biru",
  birthDate: "1999-04-21",
  guardianEmail: "",
  origin: "http://melati.localhost:3000",
};
const child = {
  ...coder,
  username: "adik_laras",
  email: "adik@contoh.example",
  birthDate: "2012-11-22",
  guardianEmail: "ibu@contoh.example",
};

// The platform's clock stands on 21 November 2026: the child is 13.
describeWithDatabase("signing up as a coder", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [{ ...service, seed: {} }] });
    melati = await platform.tenantId("melati");
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const signUp = (body: object, host = "melati.localhost"): Promise<TestAnswer> =>
    platform.post(PATH, body, { "app-token": platform.appToken(host) });
  const query = <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    platform.inTenant(melati, (tx) => sqlOf(tx).query<Row>(text, values));
  const lettersTo = (email: string) =>
    query<{ subject: string; text: string }>(
      "select subject, text from outbox where recipient = $1 order by created_at",
      [email],
    );

  it("makes an account that a letter confirms, whose link leads back to the site", async () => {
    const answer = await signUp(coder);
    expect([answer.status, answer.body.data]).toEqual([201, { username: "laras_puspa" }]);
    const [letter, ...others] = await lettersTo(coder.email);
    expect(others).toEqual([]);
    expect(letter?.text).toMatch(
      /http:\/\/account\.localhost:3000\/confirm\?token=[\w-]+&redirect=http%3A%2F%2Fmelati/,
    );
    const [kept] = await query("select username, phone from community_coders where email = $1", [coder.email]);
    expect(kept).toEqual({ username: "laras_puspa", phone: "+6281244556677" });
  });

  it("answers alike whether there is an account, and changes nothing of what is kept", async () => {
    const again = await signUp({ ...coder, username: "penyusup", phone: "0899-1111-2222" });
    expect(again.status).toBe(201);
    const [kept] = await query("select username, phone from community_coders where email = $1", [coder.email]);
    expect(kept).toEqual({ username: "laras_puspa", phone: "+6281244556677" });
  });

  it("writes to the guardian of a child once", async () => {
    expect((await signUp(child)).status).toBe(201);
    expect((await signUp(child)).status).toBe(201);
    expect((await lettersTo(child.guardianEmail)).map(({ subject }) => subject)).toEqual([
      "Larasati Puspa mendaftar belajar koding",
    ]);
  });

  it.each([
    ["fullName", { fullName: "La" }],
    ["username", { username: "Laras" }],
    ["username", { username: "abc" }],
    ["username", { email: "lain@contoh.example" }],
    ["email", { email: "laras@" }],
    ["phone", { phone: "021-555" }],
    ["password", { password: "pendek7" }],
    ["password", { password: "x".repeat(73) }],
    ["password", { password: "password1" }],
    ["birthDate", { birthDate: "21-04-1999" }],
    ["birthDate", { birthDate: "2025-01-01" }],
    ["guardianEmail", { birthDate: "2008-11-22" }],
    ["guardianEmail", { birthDate: "2012-04-21", guardianEmail: "LARAS@contoh.example" }],
  ])("refuses a %s that is wrong alone", async (field, changes) => {
    const { status, body } = await signUp({ ...coder, ...changes });
    expect(status).toBe(422);
    expect(Object.keys((body.data as { fields: object }).fields)).toEqual([field]); // of every 422
  });

  it("waits after four letters to one mailbox", async () => {
    const email = "ramai@contoh.example";
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1)
      statuses.push((await signUp({ ...coder, username: "ramai_sekali", email })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
    expect(await lettersTo(email)).toHaveLength(4);
  });
});

describeTables({
  service: { ...service, seed: {}, migrations: service.migrations.filter(({ name }) => name.endsWith("_coders")) },
  tables: ["community_coders"],
  fill: (tx, tenantId) =>
    tx.execute(
      `insert into community_coders values ('${tenantId}', 'a@contoh.example', 'laras', 'Laras', '+6281244556677', '1999-04-21', '', now())`,
    ),
});

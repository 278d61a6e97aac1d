import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, sqlOf, TestPlatform } from "@serambi/platform/testing";

import type { Proposal } from "../../contract/proposal/Proposal";
import { sampleForm, sampleKind } from "../../testing/proposalFixtures";
import { service as real } from "../index";

const OPEN_TIMEOUT_MS = 60_000;
const service = { ...real, seed: {} };
const ENDANG = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a19";

describeWithDatabase("asking for a proposal", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [service] });
    melati = await platform.tenantId("melati");
    const setting = { inbox: "kantor@contoh.example", reader: "Ayu Larasati", kinds: { id: { campus: sampleKind } } };
    await platform.inTenant(melati, (tx) =>
      sqlOf(tx).query(
        "insert into settings (tenant_id, version, key, value) select $1, version, 'proposals', $2::jsonb from settings limit 1",
        [melati, JSON.stringify(setting)],
      ),
    );
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const headers = () => ({ "app-token": platform.appToken("melati.localhost") });
  const ask = async (changes: Readonly<Record<string, unknown>> = {}) => {
    const payload = { ...sampleForm, kind: "campus", ...changes };
    const answer = await platform.app.inject({
      method: "POST",
      url: "/hosts/sites/proposals",
      payload,
      headers: headers(),
    });
    return { status: answer.statusCode, body: answer.json<{ data: Proposal }>() };
  };
  const count = async (text: string, value: string): Promise<number> =>
    platform.inTenant(melati, async (tx) => {
      const [row] = await sqlOf(tx).query<{ count: number }>(`select count(*)::int as count from ${text}`, [value]);
      return row?.count ?? 0;
    });
  const letters = (email: string) => count("outbox where recipient = $1", email);
  const kept = (email: string) => count("sites_proposals where email = $1", email);

  it("gives a number, a link that opens it, and letters to both", async () => {
    const { status, body } = await ask({ email: "Endang@Contoh.example" });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ email: "endang@contoh.example", people: 1234, language: "id" });
    expect(body.data.reference).toMatch(/^US-[0-9A-Z]{8}$/);
    const opened = await platform.getWith(`/hosts/sites/proposals/one?token=${body.data.token}`, headers());
    expect(opened.body).toMatchObject({ data: { reference: body.data.reference } });
    expect(await letters("endang@contoh.example")).toBe(1);
    expect(await letters("kantor@contoh.example")).toBe(1);
  });

  it("opens nothing for a link that was guessed", async () => {
    const { status } = await platform.getWith("/hosts/sites/proposals/one?token=US-7QK2M9XA", headers());
    expect(status).toBe(404);
  });

  it("is one request, however often the form is sent, with a key and without", async () => {
    const email = "dua@contoh.example";
    const key = "a".repeat(32);
    const answers = await Promise.all([ask({ email, key }), ask({ email, key, needs: "Ditulis lain kali." })]);
    expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1);
    const bare = "tanpa@contoh.example";
    await Promise.all([ask({ email: bare }), ask({ email: bare })]);
    expect([await kept(email), await kept(bare), await letters(bare)]).toEqual([1, 1, 1]);
  });

  it("keeps the words of its day", async () => {
    const { body } = await ask({ email: "kata@contoh.example" });
    expect(body.data.words.offer.title).toBe(sampleKind.offer.title);
    expect(body.data.words).not.toHaveProperty("facts");
  });

  it.each([
    [{ choice: "Yang tidak ditawarkan" }, "choice"],
    [{ people: "0" }, "people"],
    [{ people: "sekitar 40" }, "people"],
    [{ phone: "021" }, "phone"],
    [{ needs: "a\u0000bcdefghijk" }, "needs"],
    [{ consent: "" }, "consent"],
    [{ organization: "x".repeat(151) }, "organization"],
  ])("refuses %p, and says at which field", async (changes, field) => {
    const { status, body } = await ask({ email: "salah@contoh.example", ...changes });
    expect(status).toBe(422);
    expect(body).toMatchObject({ data: { fields: { [field]: expect.any(String) } } });
    expect(await kept("salah@contoh.example")).toBe(0);
  });

  it("takes five of one address in a day, and no sixth", async () => {
    const email = "banyak@contoh.example";
    const statuses: number[] = [];
    for (const number of [1, 2, 3, 4, 5, 6])
      statuses.push((await ask({ email, needs: `Kebutuhan nomor ${number}` })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it("has no form for a kind that the site has not written", async () => {
    expect((await ask({ kind: "corporate" })).status).toBe(404);
  });

  it("gives a person what they have asked for, and forgets it", async () => {
    await platform.db.transaction((tx) =>
      sqlOf(tx).query(
        "insert into persons (id, email, name, language, created_at) values ($1::uuid, 'endang@contoh.example', 'Endang', 'id', now())",
        [ENDANG],
      ),
    );
    await platform.inTenant(melati, async (tx) => {
      await sqlOf(tx).query(
        "insert into memberships (tenant_id, person_id, user_kind, created_at) values ($1, $2::uuid, 4, now())",
        [melati, ENDANG],
      );
      const call = { sql: sqlOf(tx), tenant: { id: melati }, personId: ENDANG } as Parameters<
        NonNullable<typeof real.personal>["copy"]
      >[0]; // what the service uses of it
      expect(await real.personal?.copy(call)).toMatchObject({ proposals: [{ email: "endang@contoh.example" }] });
      await real.personal?.forget(call, { keepsProofs: false });
    });
    expect(await kept("endang@contoh.example")).toBe(0);
  });
});

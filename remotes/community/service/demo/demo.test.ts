import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, sqlOf, TestPlatform } from "@serambi/platform/testing";

import { service } from "../index";

const OPEN_TIMEOUT_MS = 60_000;
const PATH = "/cms/app/request-demo";

describeWithDatabase("asking for a demo", (openEmpty) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [service] });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const ask = (email: string) => platform.get(`${PATH}?email=${encodeURIComponent(email)}`);
  const letters = async (email: string): Promise<number> =>
    platform.inTenant(await platform.tenantId("melati"), async (tx) => {
      const [row] = await sqlOf(tx).query<{ count: number }>(
        "select count(*)::int as count from outbox where recipient = $1",
        [email],
      );
      return row?.count ?? 0;
    });

  it("gives a number and the afternoon of the next working day, and writes to the address", async () => {
    // A Saturday: the next working day is Monday.
    const answer = await ask("Guru@Contoh.example");
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: true,
      data: { readyBy: "2026-11-23T09:00:00.000Z", endsOn: "2026-12-23", isAgain: false },
    });
    expect(await letters("guru@contoh.example")).toBe(1);
  });

  it("makes one room of several requests, and one letter", async () => {
    const answers = await Promise.all(["a@contoh.example", "A@contoh.example", " a@contoh.example "].map(ask));
    const references = answers.map((answer) => (answer.body as { data: { reference: string } }).data.reference); // the schema's
    expect(new Set(references).size).toBe(1);
    expect(await letters("a@contoh.example")).toBe(1);
  });

  it("says in the site's language what an address is that is none", async () => {
    const answer = await ask("guru@");
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ data: { fields: { email: "Format email tidak valid." } } });
  });
});

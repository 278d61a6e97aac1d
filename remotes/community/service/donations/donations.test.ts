import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, sqlOf, TestPlatform, type TestAnswer } from "@serambi/platform/testing";

import type { Donation, OfficeDonation } from "../../contract/Donation";
import { service as real } from "../index";
import { seededDonationSettings } from "../seed/seedDonations";

const OPEN_TIMEOUT_MS = 60_000;
const OWN = "/hosts/community/donations";

const settings = () => {
  const { foundation } = seededDonationSettings();
  return foundation ? { melati: foundation } : {};
};
const service = { ...real, seed: { settings } };

const gift = {
  amount: 50_000,
  donor_name: "Sri Handayani",
  is_anonymous: false,
  email: "sri@contoh.example",
  message: "",
};

describeWithDatabase("donations", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";
  let admin = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [service] });
    melati = await platform.tenantId("melati");
    admin = await platform.logIn(melati, "7001", 1);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const headers = (user?: string): Record<string, string> => ({
    "app-token": platform.appToken("melati.localhost"),
    ...(user !== undefined && { authorization: `Bearer ${user}` }),
  });
  const subjectsTo = async (email: string): Promise<readonly string[]> =>
    platform.inTenant(melati, async (tx) => {
      const rows = await sqlOf(tx).query<{ subject: string }>(
        "select subject from outbox where recipient = $1 order by created_at, subject",
        [email],
      );
      return rows.map(({ subject }) => subject);
    });
  const give = async (changes: object = {}): Promise<Donation & { readonly secret: string }> => {
    const made = await platform.post(
      "/donations?select=secret",
      { ...gift, ...changes },
      { ...headers(), apikey: "anon", prefer: "return=representation", accept: "application/vnd.pgrst.object+json" },
    );
    expect(made.status).toBe(201);
    const { secret } = made.body as unknown as { secret: string }; // a row of the hosted database
    const { body } = await platform.get(`${OWN}/one?id=${secret}`);
    return { ...(body.data as Donation), secret }; // the endpoint's own
  };
  const decide = (reference: string, decision: string, user: string | undefined = admin): Promise<TestAnswer> =>
    platform.post(`${OWN}/decide`, { reference, decision }, headers(user));

  it("waits for a transfer with its number, and says so to the giver and to the office", async () => {
    const donation = await give({ email: "satu@contoh.example" });
    expect(donation).toMatchObject({ state: "waiting", amount: 50_000, account: { bank: "Bank Manasuka" } });
    expect(JSON.stringify(donation)).not.toContain("satu@contoh.example");
    expect(await subjectsTo("satu@contoh.example")).toEqual([`Donasi ${donation.reference}: menunggu transfer`]);
  });

  it("is opened by its link alone, on its own site", async () => {
    const { secret } = await give();
    expect((await platform.get(`${OWN}/one?id=${secret}`, "kenanga.localhost")).status).toBe(404);
    expect((await platform.get(`${OWN}/one?id=${crypto.randomUUID()}`)).status).toBe(404);
  });

  it("is confirmed once where two press at once, and the receipt is sent once", async () => {
    const { reference, secret } = await give({ email: "dua@contoh.example" });
    const answers = await Promise.all([decide(reference, "paid"), decide(reference, "cancelled")]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const { body } = await platform.get(`${OWN}/one?id=${secret}`);
    expect(["paid", "cancelled"]).toContain((body.data as Donation).state); // the endpoint's own
    expect(await subjectsTo("dua@contoh.example")).toHaveLength(2);
    expect((await decide(reference, "paid")).status).toBe(409);
  });

  it("is confirmed and listed by administrators alone", async () => {
    const { reference } = await give();
    const writer = await platform.logIn(melati, "7006", 6);
    expect((await decide(reference, "paid", writer)).status).toBe(403);
    expect((await platform.get(`${OWN}/list`)).status).toBe(401);
    expect((await platform.getWith(`${OWN}/list`, headers(writer))).status).toBe(403);
    const { body } = await platform.getWith(`${OWN}/list`, headers(admin));
    expect((body.data as OfficeDonation[]).find((one) => one.reference === reference)).toMatchObject({
      state: "waiting",
      email: gift.email,
    });
  });

  it("expires after two days, and is still confirmed where the money comes later", async () => {
    const { reference, secret } = await give();
    await platform.inTenant(melati, async (tx) => {
      await sqlOf(tx).query("select set_config('community.part', 'office', true)");
      await sqlOf(tx).query("update community_donations set expires_at = $2 where reference = $1", [
        reference,
        new Date(platform.now.getTime() - 1000),
      ]);
    });
    const state = async () => ((await platform.get(`${OWN}/one?id=${secret}`)).body.data as Donation).state;
    expect(await state()).toBe("expired");
    expect((await decide(reference, "paid")).status).toBe(201);
    expect(await state()).toBe("paid");
  });

  it("is shown to others once it is paid and its message published, without what is personal in it", async () => {
    const { reference } = await give({ message: "Jarum nomor sebelas, tolong: 0813-9999-8888." });
    const wall = async () => JSON.stringify((await platform.get("/donations?select=message,donor_name")).body);
    const voices = async () =>
      (await platform.getWith("/hosts/community/voices/list?state=waiting", headers(admin))).body.data;
    expect(JSON.stringify(await voices())).not.toContain("0813-9999-8888");
    await decide(reference, "paid");
    const waiting = (await voices()) as { id: string; kind: string; state: string; text: string }[]; // the endpoint's own
    const voice = waiting.find(({ text }) => text.includes("0813-9999-8888"));
    const published = await platform.post(
      "/hosts/community/voices/decide",
      { kind: voice?.kind, id: voice?.id, from: voice?.state, decision: "published", reason: "" },
      headers(admin),
    );
    expect(published.status).toBe(201);
    expect(await wall()).toContain("Jarum nomor sebelas");
    expect(await wall()).not.toContain("0813-9999");
  });
});

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { describeWithDatabase, describeTables, sqlOf, TestPlatform, type TestAnswer } from "@serambi/platform/testing";

import type { Appointment, FreeTimes } from "../../contract/Appointment";
import { service as real } from "../index";
import type { OfficeSetting } from "./settings";

const OPEN_TIMEOUT_MS = 60_000;
const CREATE = "/post/appointment/create";
const OWN = "/hosts/community/appointments";

const office: OfficeSetting = {
  name: "Kantor Melati",
  city: "Solo",
  inbox: "kantor@melati.example",
  lengthMinutes: 30,
  hours: { "1": [["09:00", "12:00"]], "2": [["09:00", "10:00"]] },
  holidays: [{ day: "2026-11-30", name: "Rapat" }],
};
const service = { ...real, seed: { settings: () => ({ melati: { appointments: office } }) } };

const form = {
  startTime: "2026-11-23T10:00:00+07:00",
  name: "Sri Handayani",
  email: "sri@contoh.example",
  phone: "0812-4455-6677",
  organization: "SMKN 2",
  topic: "Sekolah mitra",
  location: "online",
};

// The platform's clock stands on Saturday, 21 November 2026, 10.00 WIB.
describeWithDatabase("appointments", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [service] });
    melati = await platform.tenantId("melati");
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const query = <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    platform.inTenant(melati, (tx) => sqlOf(tx).query<Row>(text, values));
  const post = (path: string, body: object, user?: string): Promise<TestAnswer> =>
    platform.post(path, body, {
      "app-token": platform.appToken("melati.localhost"),
      ...(user !== undefined && { authorization: `Bearer ${user}` }),
    });
  const made = async (changes: object): Promise<Appointment> => {
    const answer = await post(CREATE, { ...form, ...changes });
    expect(answer.status).toBe(201);
    return answer.body.data as Appointment; // the endpoint's own
  };
  const fieldsOf = ({ status, body }: TestAnswer): readonly string[] => {
    expect(status).toBe(422);
    return Object.keys((body.data as { fields: object }).fields); // of every 422
  };
  const freeOn = async (day: string): Promise<readonly string[]> => {
    const { body } = await platform.get(`${OWN}/free?from=${day}&to=${day}`);
    return (body.data as FreeTimes).days[0]?.times ?? []; // the endpoint's own
  };

  it("offers the office's hours, without holidays, the next 24 hours and what is taken", async () => {
    expect(await freeOn("2026-11-24")).toEqual(["2026-11-24T02:00:00.000Z", "2026-11-24T02:30:00.000Z"]);
    expect(await freeOn("2026-11-30")).toEqual([]);
    await made({ startTime: "2026-11-24T09:00:00+07:00" });
    expect(await freeOn("2026-11-24")).toEqual(["2026-11-24T02:30:00.000Z"]);
  });

  it("gives one of fifty who want the same time what they want, and tells the others", async () => {
    const startTime = "2026-12-01T09:00:00+07:00";
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => post(CREATE, { ...form, startTime, email: `p${index}@contoh.example` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(["422 Jadwal tidak tersedia. Pilih waktu lain."]),
    );
    const [row] = await query<{ letters: number }>(
      "select count(*)::int as letters from outbox where recipient like 'p%@contoh.example'",
    );
    expect(row?.letters).toBe(1);
  });

  it("makes one appointment of a form that is sent several times", async () => {
    const once = { startTime: "2026-12-07T09:00:00+07:00", key: "ab".repeat(16), email: "dua@contoh.example" };
    const both = await Promise.all([made(once), made(once)]);
    expect(both[0].reference).toBe(both[1].reference);
    const later = await made({ ...once, startTime: "2026-12-07T09:30:00+07:00" });
    expect(later.reference).toBe(both[0].reference);
    const without = { ...once, key: "", startTime: "2026-12-07T10:00:00+07:00" };
    expect((await made(without)).reference).toBe((await made(without)).reference);
  });

  it.each([
    ["name", { name: "Sr" }],
    ["email", { email: "sri@" }],
    ["phone", { phone: "021-555" }],
    ["organization", { organization: " " }],
    ["topic", { topic: "" }],
    ["location", { location: "bulan" }],
    ["address", { location: "onsite", address: "" }],
    ["notes", { notes: "🙂".repeat(10_000) }],
    ["guests", { guests: Array.from({ length: 6 }, (_, index) => `t${index}@contoh.example`) }],
    ["startTime", { startTime: "2026-11-23 10:00" }],
    ["startTime", { startTime: "2026-11-21T11:00:00+07:00" }],
    ["startTime", { startTime: "2026-11-23T10:10:00+07:00" }],
    ["startTime", { startTime: "2026-11-30T09:00:00+07:00" }],
    ["startTime", { startTime: "2027-06-07T09:00:00+07:00" }],
  ])("refuses a broken %s alone", async (field, changes) => {
    expect(fieldsOf(await post(CREATE, { ...form, ...changes }))).toEqual([field]);
  });

  it("keeps what looks like SQL or HTML as it was written", async () => {
    const name = "Robert'); drop table community_appointments;-- <b>x</b>";
    const { reference } = await made({ name, startTime: "2026-12-14T09:00:00+07:00" });
    const [row] = await query<{ name: string }>("select name from community_appointments where reference = $1", [
      reference,
    ]);
    expect(row?.name).toBe(name);
  });

  it("is moved and cancelled by its link, and by no other", async () => {
    const { token, reference } = await made({
      startTime: "2026-12-14T10:00:00+07:00",
      guests: ["tamu@contoh.example"],
    });
    await made({ startTime: "2026-12-14T11:00:00+07:00", email: "lain@contoh.example" });
    expect((await post(`${OWN}/cancel`, { token: `${reference}.x` })).status).toBe(404);
    expect((await platform.get(`${OWN}/one?token=${token}`, "kenanga.localhost")).status).toBe(404);
    expect(fieldsOf(await post(`${OWN}/move`, { token, startTime: "2026-12-14T11:00:00+07:00" }))).toEqual([
      "startTime",
    ]);
    expect((await post(`${OWN}/move`, { token, startTime: "2026-12-14T11:30:00+07:00" })).status).toBe(201);
    expect(await freeOn("2026-12-14")).toContain("2026-12-14T03:00:00.000Z");
    expect((await post(`${OWN}/cancel`, { token })).status).toBe(201);
    expect((await post(`${OWN}/cancel`, { token })).status).toBe(409);
    expect(await freeOn("2026-12-14")).toContain("2026-12-14T04:30:00.000Z");
    const letters = await query<{ subject: string }>(
      "select subject from outbox where recipient = 'tamu@contoh.example' order by created_at, subject",
    );
    expect(new Set(letters.map(({ subject }) => subject))).toEqual(
      new Set(["Janji Anda tercatat", "Janji Anda dipindahkan", "Janji Anda dibatalkan"]),
    );
  });

  it("is shown to the office alone, which may cancel it with a reason", async () => {
    const { reference } = await made({ startTime: "2026-12-21T09:00:00+07:00" });
    const [admin, student] = [await platform.logIn(melati, "7001", 1), await platform.logIn(melati, "7004", 4)];
    const list = (user: string) =>
      platform.getWith(`${OWN}/list`, {
        "app-token": platform.appToken("melati.localhost"),
        authorization: `Bearer ${user}`,
      });
    expect((await list(student)).status).toBe(403);
    expect((await platform.get(`${OWN}/list`)).status).toBe(401);
    expect(JSON.stringify((await list(admin)).body.data)).toContain(reference);
    expect(fieldsOf(await post(`${OWN}/release`, { reference, reason: "Tidak" }, admin))).toEqual(["reason"]);
    const reason = "Kantor tutup karena banjir.";
    expect((await post(`${OWN}/release`, { reference, reason }, student)).status).toBe(403);
    expect((await post(`${OWN}/release`, { reference, reason }, admin)).status).toBe(201);
    expect((await post(`${OWN}/release`, { reference, reason }, admin)).status).toBe(409);
  });
});

describe("rows", () => {
  describeTables({
    // Voices have policies of their own, and a test of them.
    service: { ...real, seed: {}, migrations: real.migrations.slice(0, 2) },
    tables: ["community_demo_requests", "community_appointments", "community_secrets"],
    fill: async (tx, tenantId) => {
      await tx.execute(
        `insert into community_demo_requests values ('${tenantId}', 'DM-AAAAAAAA', 'a@contoh.example', now(), now(), current_date, now())`,
      );
      await tx.execute(
        `insert into community_appointments values ('${tenantId}', 'JJ-AAAAAAAA', 'booked', now(), 30, 'Sri', 'a@contoh.example',
           '+6281244556677', 'SMKN 2', 'Mitra', 'online', '', '', '[]', 'id', null, '', now())`,
      );
      await tx.execute(`insert into community_secrets values ('${tenantId}', 'rahasia')`);
    },
  });
});

import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, describeTables, sqlOf, TestPlatform, type TestAnswer } from "@serambi/platform/testing";
import * as z from "zod";

import { KnownAnswer } from "../../contract/KnownSchool";
import { ProvinceCount, SchoolList, WaitingSchool } from "../../contract/Schools";
import { areas } from "../areas/areas";
import { service } from "../index";
import { schoolEntries } from "./directory";

const OPEN_TIMEOUT_MS = 60_000;
/** Kinds of users, by their numbers on the platform. */
const [LEAD_PROGRAM, STUDENT] = [7, 4];

const school = {
  npsn: "69990001",
  schoolName: "SMK Batu Kapur Wonosari",
  level: "SMK",
  status: "negeri",
  address: "Jalan Veteran 4, Kepek",
  provinceId: "34",
  cityId: "3403",
  picName: "Ratna Widyaningsih",
  picEmail: "Ratna@Contoh.example",
  picPhone: "0813-9000-1122",
  consent: true,
};
const SEEDED = {
  settings: () => ({ melati: { schools: { inbox: "liga@contoh.example" } } }),
};

describeWithDatabase("schools", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";
  let office = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [{ ...service, seed: SEEDED }] });
    melati = await platform.tenantId("melati");
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const headers = (host: string) => ({ "app-token": platform.appToken(host) });
  const register = (body: object, host = "melati.localhost"): Promise<TestAnswer> =>
    platform.post("/school/register", body, headers(host));
  const get = async <S extends z.core.$ZodType>(path: string, schema: S): Promise<z.output<S>> =>
    z.core.parse(schema, (await platform.get(path)).body.data);
  const list = (query = "") => get(`/school/list${query}`, SchoolList);
  const query = <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    platform.inTenant(melati, (tx) => sqlOf(tx).query<Row>(text, values));
  const asOffice = async () => {
    office ||= await platform.logIn(melati, "laras", LEAD_PROGRAM);
    return { ...headers("melati.localhost"), authorization: `Bearer ${office}` };
  };
  const waiting = async () =>
    z
      .array(WaitingSchool)
      .parse((await platform.getWith("/hosts/community/schools/waiting", await asOffice())).body.data);
  const decide = async (body: object) => platform.post("/hosts/community/schools/decide", body, await asOffice());

  it("register, are told their number, and wait for the office", async () => {
    const answer = await register(school);
    expect([answer.status, answer.body.data]).toEqual([201, { reference: expect.stringMatching(/^SK-[0-9A-Z]{8}$/) }]);
    const letters = await query<{ recipient: string }>("select recipient from outbox order by created_at, recipient");
    expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual([
      "liga@contoh.example",
      "ratna@contoh.example",
    ]);
    expect((await list()).items).toEqual([]);
    expect(await waiting()).toMatchObject([
      { npsn: school.npsn, picPhone: "+6281390001122", city: "Kabupaten Gunungkidul" },
    ]);
  });

  it("of one number is one: of twelve at once one is kept, and the same form sent again is told its own number", async () => {
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, at) => register({ ...school, npsn: "k1234567", key: `${at}`.padStart(32, "0") })),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = many.find(({ status }) => status === 422);
    expect(refused?.body.data).toEqual({ fields: { npsn: "NPSN sudah terdaftar." } });
    const [row] = await query<{ form_key: string; reference: string }>(
      "select form_key, reference from community_schools where npsn = 'K1234567'",
    );
    const again = await register({ ...school, npsn: "K1234567", key: row?.form_key });
    expect([again.status, again.body.data]).toEqual([201, { reference: row?.reference }]);
  });

  it.each([
    ["npsn", { npsn: "1234567" }, "NPSN harus 8 digit, atau K/P + 7 digit."],
    ["schoolName", { schoolName: "SD" }, "Nama sekolah wajib diisi (3–150 karakter)."],
    ["level", { level: "TK" }, "Pilih jenjang."],
    ["status", { status: "asing" }, "Pilih negeri atau swasta."],
    ["address", { address: "Jalan" }, "Alamat wajib diisi."],
    ["provinceId", { provinceId: "" }, "Pilih provinsi."],
    ["cityId", { cityId: "5308" }, "Kota tidak sesuai dengan provinsi."],
    ["cityId", { cityId: "3499" }, "Kota tidak sesuai dengan provinsi."],
    ["picName", { picName: "R" }, "Nama wajib diisi (3–100 karakter)."],
    ["picEmail", { picEmail: "ratna" }, "Format email tidak valid."],
    ["picPhone", { picPhone: "12" }, "Nomor HP tidak valid. Contoh: 081234567890."],
    ["consent", { consent: false }, "Anda harus menyetujui Kebijakan Privasi."],
  ])("are refused for %s alone (%j)", async (field, change, message) => {
    const answer = await register({ ...school, npsn: "69990009", ...change });
    const { fields } = z.object({ fields: z.record(z.string(), z.string()) }).parse(answer.body.data);
    expect([answer.status, fields[field]]).toEqual([422, message]);
  });

  it("keep what they wrote to the letter, whatever it is", async () => {
    const schoolName = `SMK '; drop table persons; -- <b>${"🧵".repeat(20)}</b>`;
    const answer = await platform.post(
      "/school/register",
      { ...school, npsn: "69990010", schoolName },
      { ...headers("melati.localhost"), "accept-language": "en" },
    );
    expect(answer.status).toBe(201);
    expect((await register({ ...school, npsn: "69990011", schoolName: "🧵".repeat(10_000) })).status).toBe(422);
    const [kept] = await query<{ name: string }>("select name from community_schools where npsn = '69990010'");
    expect(kept?.name).toBe(schoolName);
  });

  it("are in the list and on the map once the office has confirmed them, and gone where it declines", async () => {
    const registered = await waiting();
    const [first, second] = [school.npsn, "69990010"].map((npsn) => registered.find((one) => one.npsn === npsn));
    expect((await decide({ id: first?.id, decision: "confirmed" })).status).toBe(201);
    expect((await decide({ id: first?.id, decision: "declined", reason: "Nomornya keliru." })).status).toBe(409);
    expect((await decide({ id: second?.id, decision: "declined", reason: "tidak" })).status).toBe(422);
    expect((await decide({ id: second?.id, decision: "declined", reason: "Nomornya keliru." })).status).toBe(201);
    const { items, totalItems } = await list("?provinceId=34&search=gunungkidul");
    expect([totalItems, items[0]?.name, Object.keys(items[0] ?? {}).filter((key) => key.startsWith("pic"))]).toEqual([
      1,
      school.schoolName,
      [],
    ]);
    const provinces = await get("/statistic/provincies", z.array(ProvinceCount));
    expect([provinces.length, provinces.find(({ id }) => id === "34")?.schools]).toEqual([38, 1]);
    expect((await register({ ...school, npsn: second?.npsn })).status).toBe(201);
    // In the language that the school registered in.
    const letters = await query<{ subject: string }>("select subject from outbox where text like '%Nomornya keliru.%'");
    expect(letters).toEqual([{ subject: expect.stringMatching(/^The registration of .* could not be accepted$/) }]);
  });

  it("are known by their number: who registered them is told to nobody", async () => {
    const known = await get(`/hosts/community/schools/known?npsn=${school.npsn}`, KnownAnswer);
    expect([known.isRegistered, known.school?.schoolName]).toEqual([true, school.schoolName]);
    const [entry] = schoolEntries();
    const inDirectory = await get(`/hosts/community/schools/known?npsn=${entry?.npsn}`, KnownAnswer);
    expect([inDirectory.isRegistered, inDirectory.school?.schoolName]).toEqual([false, entry?.name]);
    expect(await get("/hosts/community/schools/known?npsn=00000000", KnownAnswer)).toEqual({
      school: null,
      isRegistered: false,
    });
  });

  it("that wait are shown to the site's office alone", async () => {
    const ask = async (authorization?: string) =>
      (
        await platform.getWith("/hosts/community/schools/waiting", {
          ...headers("melati.localhost"),
          ...(authorization !== undefined && { authorization }),
        })
      ).status;
    expect(await ask()).toBe(401);
    const learner = await platform.logIn(melati, "bayu", STUDENT);
    expect(await ask(`Bearer ${learner}`)).toBe(403);
    expect((await register(school, "kenanga.localhost")).status).toBe(404);
  });
});

describeTables({
  service: { ...service, seed: {}, migrations: service.migrations.filter(({ name }) => name.endsWith("_schools")) },
  tables: ["community_schools"],
  fill: (tx, tenantId) =>
    tx.execute(
      `insert into community_schools (tenant_id, reference, npsn, name, level, status, address, province_id, city_id, since, registered_at)
       values ('${tenantId}', 'SK-1', '69990001', 'SMK Batu Kapur', 'SMK', 'negeri', 'Jalan Veteran 4', '34', '3403', 2026, now())`,
    ),
});

it("lie in 38 provinces and 514 cities, each on a square of its own", () => {
  const { provinces, cities } = areas();
  const tiles = new Set([...provinces.values()].map(({ tile }) => tile.join()));
  expect([provinces.size, cities.size, tiles.size]).toEqual([38, 514, 38]);
  expect([...cities.values()].every(({ id, provinceId }) => id.startsWith(provinceId))).toBe(true);
});

it("have numbers and names of their own in the files of the seed", () => {
  const entries = schoolEntries();
  expect(new Set(entries.map(({ npsn }) => npsn)).size).toBe(entries.length);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  expect(entries.filter(({ since }) => since !== undefined)).toHaveLength(120);
});

import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { describeWithDatabase, sqlOf, TestPlatform, type TestAnswer } from "@serambi/platform/testing";
import * as z from "zod";

import { Consent, KeptTeam, RegisteredTeam, TeamList } from "../../contract/Teams";
import { service } from "../index";
import { member, MEMBERS, SCHOOL, team, WAITING_SCHOOL } from "../../testing/teamForm";

const OPEN_TIMEOUT_MS = 60_000;
/** Kinds of users, by their numbers on the platform. */
const [LEAD_PROGRAM, STUDENT] = [7, 4];
const OWN = "/hosts/community/teams";
const SRI = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a31";
const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF\n");

const SEEDED = {
  settings: () => ({
    melati: {
      league: {
        inbox: "liga@contoh.example",
        registration: { season: "2027-28", opensAt: "2026-11-01", until: "2027-05-30" },
      },
    },
  }),
};

describeWithDatabase("teams", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";
  const opened = new Date("2026-11-28T03:00:00Z");

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [{ ...service, seed: SEEDED }] });
    melati = await platform.tenantId("melati");
    await platform.inTenant(melati, (tx) =>
      sqlOf(tx).query(
        `insert into community_schools (tenant_id, id, reference, npsn, name, level, status, address, province_id, city_id, since,
           email, is_confirmed, registered_at)
         values ($1, $2, 'SK-1', '50304412', 'SMKN 3 Kupang', 'SMK', 'negeri', 'Jalan Jambu 4', '53', '5371', 2026, 'kepala@contoh.example', true, now()),
                ($1, $3, 'SK-2', '50304413', 'SMK Tunas Amfoang', 'SMK', 'swasta', 'Jalan Jambu 5', '53', '5371', 2026, '', false, now())`,
        [melati, SCHOOL, WAITING_SCHOOL],
      ),
    );
  }, OPEN_TIMEOUT_MS);
  /** An app token lives for a day. */
  const setTime = (now: Date): Promise<void> => {
    platform.now = now;
    return platform.renewToken();
  };
  beforeEach(() => setTime(opened));
  afterAll(() => platform.stop());

  const headers = (host = "melati.localhost") => ({ "app-token": platform.appToken(host) });
  const upload = async (bytes = PDF, name = "izin.pdf"): Promise<string> => {
    const { body } = await platform.app.inject({
      method: "POST",
      url: "/drive/upload",
      query: { name },
      headers: { ...headers(), "content-type": "application/octet-stream" },
      payload: bytes,
    });
    return z.object({ data: z.object({ id: z.string() }) }).parse(JSON.parse(body)).data.id;
  };
  const register = async (change: object = {}, more: object = {}): Promise<TestAnswer> =>
    platform.post("/team/register", { ...team, consentFile: await upload(), ...change }, { ...headers(), ...more });
  const made = async (change: object = {}, more: object = {}): Promise<RegisteredTeam> => {
    const { status, body } = await register(change, more);
    expect(status).toBe(201);
    return z.core.parse(RegisteredTeam, body.data);
  };
  const post = (path: string, body: object, more: object = {}) =>
    platform.post(`${OWN}/${path}`, body, { ...headers(), ...more });
  const get = (path: string, more: object = {}) => platform.getWith(`${OWN}/${path}`, { ...headers(), ...more });
  const kept = async (token: string): Promise<KeptTeam> =>
    z.core.parse(KeptTeam, (await get(`one?token=${token}`)).body.data);
  const query = <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    platform.inTenant(melati, (tx) => sqlOf(tx).query<Row>(text, values));
  const fieldsOf = (answer: TestAnswer) =>
    z.object({ fields: z.record(z.string(), z.string()) }).parse(answer.body.data).fields;
  const sessions = new Map<number, string>();
  const as = async (kind: number) => {
    const session = sessions.get(kind) ?? (await platform.logIn(melati, `71${kind}`, kind));
    sessions.set(kind, session);
    return { authorization: `Bearer ${session}` };
  };
  const decide = async (body: object) => post("decide", body, await as(LEAD_PROGRAM));
  const letters = async (text: string) =>
    (
      await query<{ recipient: string }>(
        "select recipient from outbox where subject like '%' || $1 || '%' order by recipient",
        [text],
      )
    ).map(({ recipient }) => recipient);

  it("are told their number, and are seen at their link and in the office's list alone", async () => {
    const { reference, token } = await made();
    expect(reference).toBe("LS27-0001-KPG");
    expect(await kept(token)).toMatchObject({
      name: "Sasando Tiga",
      school: { name: "SMKN 3 Kupang", city: "Kota Kupang" },
      coachPhone: "+6281244556677",
      members: MEMBERS,
      hasConsent: true,
      isOpen: true,
    });
    expect(await letters("Sasando Tiga")).toEqual(["kepala@contoh.example", "liga@contoh.example"]);
    const [id = ""] = token.split(".");
    for (const wrong of [id, `${id}.${"x".repeat(43)}`, reference])
      expect((await get(`one?token=${wrong}`)).status).toBe(404);
    expect((await get(`one?token=${token}`, headers("kenanga.localhost"))).status).toBe(404);
    expect((await get(`consent?token=${token}`, headers("kenanga.localhost"))).status).toBe(404);
    for (const path of ["list", `file?id=${id}`]) {
      expect((await get(path)).status).toBe(401);
      expect((await get(path, await as(STUDENT))).status).toBe(403);
    }
    const list = z.core.parse(TeamList, (await get("list", await as(LEAD_PROGRAM))).body.data);
    expect([list.perPage, list.items.map((one) => one.members.length)]).toEqual([10, [3]]);
  });

  it("of one name are one: of twelve at once one is kept; the same form sent again is told its own number, another of its tab is not", async () => {
    const forms = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => ({
        ...team,
        teamName: at % 2 === 0 ? "Kuda Laut" : "KUDA LAUT",
        consentFile: await upload(),
        key: `${at}`.padStart(32, "0"),
      })),
    );
    const answers = await Promise.all(forms.map((form) => platform.post("/team/register", form, headers())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.map((answer) => fieldsOf(answer))).toEqual(
      Array.from({ length: 11 }, () => ({ teamName: "Nama ini sudah dipakai tim lain musim ini." })),
    );
    const winner = answers.findIndex(({ status }) => status === 201);
    const again = await platform.post("/team/register", forms[winner] ?? {}, headers());
    expect([again.status, again.body.data]).toEqual([201, answers[winner]?.body.data]);
    expect(await query("select 1 as one from community_teams where lower(name) = 'kuda laut'")).toHaveLength(1);
    const copied = await register({ teamName: "Tab Salinan", key: forms[winner]?.key });
    expect(copied.status).toBe(201);
    expect(copied.body.data).not.toEqual(again.body.data);
  });

  it("sent twice without a key are one within ten minutes, and another's later", async () => {
    const form = { teamName: "Tanpa Kunci" };
    const first = await made(form);
    expect(await made(form)).toEqual(first);
    expect((await register({ ...form, coachName: "Orang Lain" })).status).toBe(422);
    await setTime(new Date(opened.getTime() + 601_000));
    expect((await register(form)).status).toBe(422);
  });

  it.each([
    ["schoolId", { schoolId: "" }, "Sekolah belum terdaftar."],
    ["schoolId", { schoolId: "3f1c9f8e-2f57-4e0a-9f55-0c1f4a0f7f99" }, "Sekolah belum terdaftar."],
    ["schoolId", { schoolId: WAITING_SCHOOL }, "Sekolah belum terdaftar."],
    ["teamName", { teamName: "AB" }, "Nama tim wajib diisi (3–50 karakter)."],
    ["teamName", { teamName: "A".repeat(51) }, "Nama tim wajib diisi (3–50 karakter)."],
    ["coachName", { coachName: "S" }, "Nama wajib diisi (3–100 karakter)."],
    ["coachPhone", { coachPhone: "12" }, "Nomor HP tidak valid. Contoh: 081234567890."],
    ["members", { members: MEMBERS.slice(0, 2) }, "Anggota tim harus 3–5 siswa."],
    ["members", { members: [...MEMBERS, ...MEMBERS.slice(1), ...MEMBERS.slice(1)] }, "Anggota tim harus 3–5 siswa."],
    ["members.1.nisn", { members: MEMBERS.with(1, member("Bagas", "123456789")) }, "NISN harus 10 digit."],
    ["members.1.name", { members: MEMBERS.with(1, member("B", "0092345678")) }, "Nama wajib diisi (3–100 karakter)."],
    [
      "members.2.birthDate",
      { members: MEMBERS.with(2, { ...member("Yosef", "0093456789"), birthDate: "2031-02-30" }) },
      "Tanggal lahir tidak valid.",
    ],
    ["captain", { members: MEMBERS.with(0, member("Dewi Kartika", "0081234567")) }, "Pilih satu kapten."],
    ["captain", { members: MEMBERS.with(1, member("Bagas Prakoso", "0092345678", true)) }, "Pilih satu kapten."],
    ["consentFile", { consentFile: undefined }, "Surat izin wajib: PDF atau JPEG, paling besar 5 MB."],
    ["consentFile", { consentFile: "k".repeat(32) }, "Surat izin wajib: PDF atau JPEG, paling besar 5 MB."],
    ["consent", { consent: false }, "Anda harus menyetujui Kebijakan Privasi."],
    ["guardianConsent", { guardianConsent: false }, "Persetujuan orang tua/wali wajib."],
  ])("are refused for %s alone (%j)", async (field, change, message) => {
    const answer = await register({ teamName: "Aturan", ...change });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, { [field]: message }]);
  });

  it("are told all that is wrong at once, and need no guardian where all are of age", async () => {
    const wrong = MEMBERS.with(0, member("Dewi", "1")).map((one) => ({ ...one, isCaptain: false }));
    expect(Object.keys(fieldsOf(await register({ members: wrong, guardianConsent: false }))).toSorted()).toEqual([
      "captain",
      "guardianConsent",
      "members.0.nisn",
    ]);
    const grown = MEMBERS.map((one) => ({ ...one, birthDate: "2005-01-31" }));
    expect((await register({ teamName: "Dewasa", members: grown, guardianConsent: false })).status).toBe(201);
  });

  it("keep what they wrote to the letter, and no 10,000 emoji", async () => {
    const teamName = `'; drop table x; -- <b>${"🧵".repeat(5)}</b>`;
    const { token } = await made({ teamName, coachName: "<script>alert(1)</script>" });
    expect(await kept(token)).toMatchObject({ name: teamName, coachName: "<script>alert(1)</script>" });
    const many = "🧵".repeat(10_000);
    for (const change of [
      { teamName: many },
      { coachName: many },
      { members: MEMBERS.with(1, member(many, "0092345678")) },
    ])
      expect((await register(change)).status).toBe(422);
  });

  it("remember who was signed in, are in their copy, and lose their pupils with the account", async () => {
    expect((await platform.post("/auth/team/register", team, headers())).status).toBe(401);
    await platform.db.transaction((tx) =>
      sqlOf(tx).query(
        "insert into persons (id, email, name, language, created_at) values ($1::uuid, 'sri@contoh.example', 'Sri', 'id', now())",
        [SRI],
      ),
    );
    await platform.inTenant(melati, (tx) =>
      sqlOf(tx).query(
        "insert into memberships (tenant_id, person_id, user_kind, created_at) values ($1, $2::uuid, 4, now())",
        [melati, SRI],
      ),
    );
    const authorization = `Bearer ${await platform.logIn(melati, SRI, STUDENT)}`;
    const consentFile = await upload();
    const answer = await platform.post(
      "/auth/team/register",
      { ...team, teamName: "Bersama Akun", consentFile },
      { ...headers(), authorization },
    );
    expect(answer.status).toBe(201);
    expect(await letters("Bersama Akun")).toContain("sri@contoh.example");
    expect(await platform.copyOf("melati", SRI)).toMatchObject({
      community: {
        teams: [{ name: "Bersama Akun", coach_phone: "+6281244556677", members: [{ nisn: "0081234567" }, {}, {}] }],
      },
    });
    await platform.forget("melati", SRI);
    expect(await platform.copyOf("melati", SRI)).toMatchObject({ community: { teams: [] } });
    const { token } = z.core.parse(RegisteredTeam, answer.body.data);
    expect(await kept(token)).toMatchObject({ state: "withdrawn", members: [], coachName: "", hasConsent: false });
    expect(await query("select 1 as one from drive_files where id = $1", [consentFile])).toEqual([]);
  });

  it("register within the season's window alone, and only where there is a league", async () => {
    for (const day of ["2026-10-31T10:00:00Z", "2027-05-30T18:00:00Z"]) {
      await setTime(new Date(day));
      expect((await register({ teamName: "Terlambat" })).status).toBe(409);
    }
    await setTime(new Date("2027-05-30T16:00:00Z"));
    expect((await register({ teamName: "Hari Terakhir" })).status).toBe(201);
    expect(
      (await platform.post("/team/register", { ...team, isConsentLater: true }, headers("kenanga.localhost"))).status,
    ).toBe(404);
  });

  it("are changed at their link, looked at again, and withdrawn: then nothing of their pupils is kept", async () => {
    const { token } = await made({ teamName: "Ubah Aku" });
    const { id } = await kept(token);
    expect((await decide({ id, decision: "confirmed" })).status).toBe(201);
    const five = [...MEMBERS, member("Aulia Rahmadani", "0094567890"), member("Melki Taneo", "0094567891")];
    const { schoolId: _school, consent: _consent, ...rest } = team;
    const change = { ...rest, token, teamName: "Ubah Namaku", members: five };
    expect((await post("change", { ...change, teamName: "Sasando Tiga" })).status).toBe(422);
    expect((await post("change", { ...change, token: `${token}x` })).status).toBe(404);
    const photo = await upload(PDF, "baru.pdf");
    expect((await post("change", { ...change, consentFile: photo })).status).toBe(201);
    expect(await kept(token)).toMatchObject({ name: "Ubah Namaku", state: "registered", members: five });
    const consent = z.core.parse(Consent, (await get(`consent?token=${token}`)).body.data);
    expect(consent).toEqual({ name: "baru.pdf", type: "application/pdf", bytes: PDF.toString("base64") });
    await setTime(new Date("2027-06-01T03:00:00Z"));
    expect((await post("change", change)).status).toBe(409);
    expect((await post("withdraw", { token })).status).toBe(409);
    await setTime(opened);
    expect((await post("withdraw", { token })).status).toBe(201);
    expect(await kept(token)).toMatchObject({ state: "withdrawn", members: [], hasConsent: false, isOpen: false });
    expect((await get(`consent?token=${token}`)).status).toBe(404);
    expect(await query("select 1 as one from drive_files where id = $1", [photo])).toEqual([]);
    expect((await post("withdraw", { token })).status).toBe(409);
    expect((await register({ teamName: "Ubah Namaku" })).status).toBe(201);
  });

  it("are declined with a reason, mended, and confirmed; without a consent they are not", async () => {
    const { token } = await made({ teamName: "Tanpa Surat", consentFile: undefined, isConsentLater: true });
    const { id } = await kept(token);
    expect((await decide({ id, decision: "confirmed" })).status).toBe(409);
    expect((await decide({ id, decision: "declined", reason: "tidak" })).status).toBe(422);
    expect((await decide({ id, decision: "declined", reason: "Halaman kedua tidak terbaca." })).status).toBe(201);
    expect(await kept(token)).toMatchObject({
      state: "declined",
      reason: "Halaman kedua tidak terbaca.",
      isOpen: true,
    });
    expect(await letters("Tanpa Surat belum")).toEqual(["kepala@contoh.example"]);
    const { schoolId: _school, consent: _consent, ...rest } = team;
    const change = { ...rest, token, teamName: "Tanpa Surat", consentFile: await upload() };
    expect((await post("change", change)).status).toBe(201);
    expect((await decide({ id, decision: "confirmed" })).status).toBe(201);
    expect((await decide({ id, decision: "confirmed" })).status).toBe(409);
    const file = z.core.parse(Consent, (await get(`file?id=${id}`, await as(LEAD_PROGRAM))).body.data);
    expect(file.bytes).toBe(PDF.toString("base64"));
    expect((await decide({ id, decision: "removed", reason: "Orang tua memintanya." })).status).toBe(201);
    expect(await kept(token)).toMatchObject({ state: "withdrawn", members: [], hasConsent: false });
  });
});

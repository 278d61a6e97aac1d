import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { describeWithDatabase, sqlOf, TestPlatform } from "@serambi/platform/testing";

import { service as real } from "./index";
import { seededDonationSettings } from "./seed/seedDonations";
import { seededOffices } from "./seed/seededSettings";

const OPEN_TIMEOUT_MS = 60_000;
const OWN = "/hosts/community";
const SRI = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a21";
const EMAIL = "sri.privat@contoh.example";
const PHONE = "0812-4455-6677";

const league = {
  inbox: "liga@contoh.example",
  registration: { season: "2027-28", opensAt: "2026-11-01", until: "2027-05-30" },
};
const settings = () => ({
  melati: { ...seededOffices()["foundation"], ...seededDonationSettings()["foundation"], league },
  kenanga: { league },
});
const SCHOOL = "3f1c9f8e-2f57-4e0a-9f55-0c1f4a0f7f10";
const PUPIL = "0081234567";
const service = { ...real, seed: { settings } };

const answers = Array.from({ length: 24 }, (_, index) => ({ question_id: index + 1, most: 0, least: 1 }));

/** Each form that asks for an e-mail or a telephone number, as one person sends it to one site. */
describeWithDatabase("what is personal in forms", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";
  let token = "";
  let secret = "";
  let result = "";
  let team = "";

  const sent = async (path: string, body: object, more: Readonly<Record<string, string>> = {}) => {
    const { status, body: made } = await platform.post(path, body, {
      "app-token": platform.appToken("melati.localhost"),
      prefer: "return=representation",
      accept: "application/vnd.pgrst.object+json",
      ...more,
    });
    expect(status).toBe(201);
    return made as unknown as Readonly<Record<string, string>> & { readonly data: Readonly<Record<string, string>> }; // a row, or an envelope
  };

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [service] });
    melati = await platform.tenantId("melati");
    await platform.db.transaction((tx) =>
      sqlOf(tx).query(
        "insert into persons (id, email, name, language, created_at) values ($1::uuid, $2, 'Sri Handayani', 'id', now())",
        [SRI, EMAIL],
      ),
    );
    await platform.inTenant(melati, (tx) =>
      sqlOf(tx).query(
        "insert into memberships (tenant_id, person_id, user_kind, created_at) values ($1, $2::uuid, 4, now())",
        [melati, SRI],
      ),
    );
    const sri = { name: "Sri Handayani", email: EMAIL };
    await platform.inTenant(melati, (tx) =>
      sqlOf(tx).query(
        `insert into community_schools (tenant_id, id, reference, npsn, name, level, status, address, province_id, city_id, since,
           email, is_confirmed, registered_at)
         values ($1, $2::uuid, 'SK-1', '50304412', 'SMKN 3 Kupang', 'SMK', 'negeri', 'Jalan Jambu 4', '53', '5371', 2026, $3, true, now())`,
        [melati, SCHOOL, EMAIL],
      ),
    );
    team =
      (
        await sent("/team/register", {
          schoolId: SCHOOL,
          teamName: "Sasando Tiga",
          coachName: sri.name,
          coachPhone: PHONE,
          members: [0, 1, 2].map((index) => ({
            name: "Dewi Kartika",
            nisn: PUPIL,
            birthDate: "2010-03-14",
            isCaptain: index === 0,
          })),
          isConsentLater: true,
          consent: true,
          guardianConsent: true,
        })
      ).data["token"] ?? "";
    await platform.get(`/cms/app/request-demo?email=${encodeURIComponent(EMAIL)}`);
    token =
      (
        await sent("/post/appointment/create", {
          ...sri,
          startTime: "2026-11-24T10:00:00+07:00",
          phone: PHONE,
          organization: "SMKN 2",
          topic: "Sekolah mitra",
          location: "online",
        })
      ).data["token"] ?? "";
    result = (await sent("/user_disc?select=id", { ...sri, answers }))["id"] ?? "";
    secret =
      (
        await sent("/donations?select=secret", {
          amount: 50_000,
          donor_name: sri.name,
          is_anonymous: false,
          email: EMAIL,
          message: "",
        })
      )["secret"] ?? "";
    await sent("/auth/signup/coder", {
      fullName: sri.name,
      username: "sri_privat",
      email: EMAIL,
      phone: PHONE,
      password: "kain truntum biru",
      birthDate: "1999-04-21",
      guardianEmail: "",
    });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const sessions = new Map<string, Promise<string>>();
  /** Signed in once for each site and role. */
  const logIn = async (site: string, kind: number): Promise<string> => {
    const tenantId = await platform.tenantId(site);
    const user = `${site === "melati" ? "700" : "710"}${kind}`;
    const session = sessions.get(user) ?? platform.logIn(tenantId, user, kind);
    sessions.set(user, session);
    return session;
  };
  const ask = async (path: string, site: string, user?: string) =>
    platform.getWith(path, {
      "app-token": platform.appToken(`${site}.localhost`),
      ...(user !== undefined && { authorization: `Bearer ${user}` }),
    });

  describe("by number", () => {
    it.each([
      ["an appointment", () => `${OWN}/appointments/one?token=${token}`],
      ["a donation", () => `${OWN}/donations/one?id=${secret}`],
      ["a team", () => `${OWN}/teams/one?token=${team}`],
      ["a result", () => `${OWN}/personality/result?id=${result}`],
    ])("%s is refused to another site, to its administrator, too", async (_what, path) => {
      const admin = await logIn("kenanga", 1);
      expect((await ask(path(), "melati")).status).toBe(200);
      expect((await ask(path(), "kenanga")).status).toBe(404);
      expect((await ask(path(), "kenanga", admin)).status).toBe(404);
    });

    it("a team is refused to whoever knows its number alone, and its pupils are found nowhere else", async () => {
      const [id = ""] = team.split(".");
      for (const key of [id, `${id}.${"x".repeat(43)}`])
        expect((await ask(`${OWN}/teams/one?token=${key}`, "melati")).status).toBe(404);
      // Kinds of users: a teacher and a partner, who may be of another school, and a pupil.
      for (const kind of [4, 5, 8])
        expect((await ask(`${OWN}/teams/file?id=${id}`, "melati", await logIn("melati", kind))).status).toBe(403);
      for (const path of ["/school/list", `${OWN}/teams/window`, `${OWN}/teams/school?id=${SCHOOL}`])
        expect(JSON.stringify((await ask(path, "melati")).body)).not.toMatch(/Dewi|0081234567|Handayani/);
    });

    it("an appointment is refused to whoever knows its number alone", async () => {
      const [reference = ""] = token.split(".");
      expect((await ask(`${OWN}/appointments/one?token=${reference}`, "melati")).status).toBe(404);
      expect((await ask(`${OWN}/appointments/one?token=${reference}.${"x".repeat(43)}`, "melati")).status).toBe(404);
    });
  });

  it.each([
    ["/hosts/community/appointments/list", [4, 5, 6]],
    ["/hosts/community/donations/list", [4, 5, 6]],
    ["/hosts/community/teams/list?page=1", [4, 5, 6]],
    ["/hosts/community/voices/list?state=waiting", [4, 5]],
  ])("%s is for the office of its site", async (path, refused) => {
    expect((await ask(path, "melati")).status).toBe(401);
    for (const kind of refused) expect((await ask(path, "melati", await logIn("melati", kind))).status).toBe(403);
    const admin = await logIn("kenanga", 1);
    // Signed in elsewhere is signed in nowhere here, and the office of another site reads its own.
    expect((await ask(path, "melati", admin)).status).toBe(401);
    const { status, body } = await ask(path, "kenanga", admin);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain("Sri Handayani");
  });

  it.each(["user_disc", "donations", "testimonies", "book_reviews", "aspirations"])(
    "tells no e-mail and no telephone number from %s of the hosted database",
    async (table) => {
      for (const site of ["melati", "kenanga"])
        expect(JSON.stringify((await ask(`/${table}`, site)).body)).not.toMatch(/contoh\.example|4455/);
      expect((await ask(`/${table}?select=email`, "melati")).status).toBeGreaterThanOrEqual(400);
      expect((await ask(`/${table}?email=eq.${EMAIL}`, "melati")).status).toBeGreaterThanOrEqual(400);
    },
  );

  it("is in the copy of whoever has the address, on its site, and gone once they ask for it", async () => {
    const copy = { ...(await platform.copyOf("melati", SRI)) } as { community: Record<string, readonly unknown[]> };
    const kinds = ["demoRequests", "appointments", "personalityResults", "donations", "coders", "teams"];
    for (const kind of kinds) expect([kind, copy.community[kind]?.length]).toEqual([kind, 1]);
    expect(JSON.stringify(copy.community["appointments"])).toContain("+6281244556677");
    expect(JSON.stringify(copy.community["teams"])).toContain(PUPIL);
    await platform.forget("melati", SRI);
    const rest = { ...(await platform.copyOf("melati", SRI)) } as typeof copy;
    for (const kind of kinds) expect([kind, rest.community[kind]]).toEqual([kind, []]);
    expect((await ask(`${OWN}/appointments/one?token=${token}`, "melati")).status).toBe(404);
    expect((await ask(`${OWN}/personality/result?id=${result}`, "melati")).status).toBe(404);
    expect((await ask(`${OWN}/donations/one?id=${secret}`, "melati")).status).toBe(404);
  });
});

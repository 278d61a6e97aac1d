import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  ClassOverview,
  ClassSummary,
  HomeSetting,
  Syllabus,
  TenantSettings,
  type Page,
} from "@serambi/kernel/contracts";

import { enterTenant } from "../database/inTenant";
import { appTokens, appVersion, clickLog } from "../database/schema";
import { describeEachEngine } from "../testing/describeEachEngine";
import { sealAppToken } from "../testing/sealAppToken";
import { APP_TOKEN_SECRET, CLIENT, TestPlatform } from "../testing/TestPlatform";

const OPEN_TIMEOUT_MS = 60_000;
const HOUR_MS = 3_600_000;

type ClassPage = Page<ClassSummary> & {
  facets: Record<"state" | "level" | "program", { value: string; label?: string; count: number }[]>;
};

describeEachEngine("services host", (openEmpty) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty());
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const list = async (query: string, host?: string): Promise<ClassPage> => {
    const { status, body } = await platform.get(`/v1/class/active?${query}`, host);
    expect({ status, ok: body.status }).toEqual({ status: 200, ok: true });
    return body.data as ClassPage; // checked by the tests that use it
  };
  const slugs = async (query: string, host?: string) =>
    (await list(`pageSize=50&${query}`, host)).items.map(({ slug }) => slug);

  it("is healthy while its database answers", async () => {
    const body = { status: true, message: "Berhasil", data: { database: "ready" } };
    expect(await platform.getWith("/healthz", {})).toEqual({ status: 200, body });
  });

  describe("authorizer", () => {
    it.each(["/authorizer", "/v1/authorizer"])(
      "%s/token/generate makes a token and a code that validate accepts",
      async (prefix) => {
        const { status, body } = await platform.post(`${prefix}/token/generate`, { ...CLIENT, scopes: ["read"] });
        expect(status).toBe(201);
        expect(body).toEqual({
          status: true,
          message: expect.any(String),
          data: { token: expect.any(String), code: expect.any(String) },
        });
        const header = platform.appToken("melati.localhost", body.data as Record<string, unknown>); // as the line above shows
        expect(await platform.getWith(`${prefix}/validate`, { "app-token": header })).toEqual({
          status: 200,
          body: { status: true, message: "Berhasil", data: { valid: true } },
        });
      },
    );

    it("refuses a wrong secret and an unknown client alike", async () => {
      for (const wrong of [{ secret: "nope" }, { clientId: "nope" }, { clientId: "x", secret: "x".repeat(200) }])
        expect(await platform.post("/authorizer/token/generate", { ...CLIENT, ...wrong })).toEqual({
          status: 401,
          body: { status: false, message: "ID klien atau rahasianya salah", data: null },
        });
    });

    it("names the fields that are missing", async () => {
      expect(await platform.post("/authorizer/token/generate", { scopes: "all" })).toEqual({
        status: 422,
        body: {
          status: false,
          message: "Periksa kembali isian Anda",
          data: {
            fields: {
              clientId: "ID klien wajib diisi",
              secret: "Rahasia klien wajib diisi",
              scopes: "Cakupan harus berupa daftar teks",
            },
          },
        },
      });
    });

    it("does not keep tokens themselves", async () => {
      const { body } = await platform.post("/authorizer/token/generate", CLIENT);
      const { token, code } = body.data as { token: string; code: string }; // as the first test shows
      const kept = JSON.stringify(await platform.db.transaction((tx) => tx.select().from(appTokens)));
      expect(kept).not.toContain(token);
      expect(kept).not.toContain(code);
    });

    it.each(["/authorizer/version", "/v1/authorizer/version"])("%s needs no app token", async (path) => {
      expect(await platform.getWith(path, {})).toEqual({
        status: 200,
        body: { status: true, message: "Berhasil", data: { version: "7.1.0" } },
      });
    });

    it("says that something is wrong, and not what, while it has no version", async () => {
      await platform.db.transaction((tx) => tx.delete(appVersion));
      expect(await platform.getWith("/authorizer/version", {})).toEqual({
        status: 500,
        body: { status: false, message: "Terjadi kesalahan pada layanan", data: null },
      });
      await platform.db.transaction((tx) => tx.insert(appVersion).values({ version: "7.1.0" }));
    });
  });

  describe("the app token", () => {
    const unauthorized = {
      status: 401,
      body: { status: false, message: "Token aplikasi tidak ada, tidak sah, atau sudah kedaluwarsa", data: null },
    };
    const validate = (header: string) => platform.getWith("/v1/authorizer/validate", { "app-token": header });

    it("is needed", async () => {
      expect(await platform.getWith("/v1/class/active", {})).toEqual(unauthorized);
      expect(await platform.getWith("/cms/app/settings", { "app-token": "" })).toEqual(unauthorized);
    });

    it("is refused when it is rubbish, of another key, not JSON or without its parts", async () => {
      const content = { token: "t", code: "c", timestamp: platform.now.getTime(), host: "melati.localhost" };
      const refused = [
        "x",
        "%%%%",
        "A".repeat(5_000),
        sealAppToken("another secret", content),
        sealAppToken(APP_TOKEN_SECRET, "not json"),
        sealAppToken(APP_TOKEN_SECRET, "null"),
        sealAppToken(APP_TOKEN_SECRET, { ...content, host: undefined }),
        sealAppToken(APP_TOKEN_SECRET, content),
        platform.appToken("melati.localhost", { code: "another" }),
        platform.appToken("melati.localhost", { timestamp: "now" }),
      ];
      for (const header of refused) expect(await validate(header)).toEqual(unauthorized);
    });

    it("is good for 23 hours and from no more than 5 minutes ahead", async () => {
      const at = (offsetMs: number) =>
        validate(platform.appToken("melati.localhost", { timestamp: platform.now.getTime() + offsetMs }));
      expect((await at(-23 * HOUR_MS)).status).toBe(200);
      expect(await at(-23 * HOUR_MS - 1)).toEqual(unauthorized);
      expect((await at(5 * 60_000)).status).toBe(200);
      expect(await at(5 * 60_000 + 1)).toEqual(unauthorized);
    });

    it("ends when its token does, and expired tokens are removed", async () => {
      const start = platform.now;
      platform.now = new Date(start.getTime() + 23 * HOUR_MS);
      expect(await validate(platform.appToken("melati.localhost"))).toEqual(unauthorized);
      platform.now = new Date(platform.now.getTime() + 1);
      await platform.renewToken();
      expect((await validate(platform.appToken("melati.localhost"))).status).toBe(200);
      expect(await platform.db.transaction((tx) => tx.$count(appTokens))).toBe(1);
      platform.now = start;
    });

    it("is refused once revoked", async () => {
      await platform.db.transaction((tx) => tx.update(appTokens).set({ revokedAt: platform.now }));
      expect(await validate(platform.appToken("melati.localhost"))).toEqual(unauthorized);
      await platform.renewToken();
      expect((await validate(platform.appToken("melati.localhost"))).status).toBe(200);
    });

    it("chooses the tenant by its host, without port and in any case", async () => {
      const titleAt = async (host: string) => {
        const { body } = await platform.get("/cms/app/settings", host);
        return (body.data as { title: string } | null)?.title;
      };
      expect(await titleAt("KENANGA.localhost:3000")).toBe("Situs kenanga");
      expect(await titleAt("localhost")).toBe("Situs melati");
    });

    it("answers 404 for a host that no tenant has", async () => {
      expect(await platform.get("/v1/class/active", "mawar.localhost")).toEqual({
        status: 404,
        body: { status: false, message: "Tidak ada situs untuk alamat ini", data: null },
      });
    });
  });

  describe("cms", () => {
    it.each(["/melati/cms/app/id", "/v0/melati/cms/app/id", "/v0/melati.localhost/cms/app/id"])(
      "%s gives the tenant's id and key",
      async (path) => {
        const { status, body } = await platform.get(path);
        expect(status).toBe(200);
        expect(body.data).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), key: "melati" });
      },
    );

    it("takes the first label of a tenant's host for its name", async () => {
      expect((await platform.get("/v0/localhost/cms/app/id", "localhost")).body.data).toMatchObject({ key: "melati" });
      expect((await platform.get("/v0/localhost/cms/app/id", "kenanga.localhost")).status).toBe(404);
    });

    it("gives the settings, complete and in the contract's shape, without the home page", async () => {
      const own = await platform.get("/cms/app/settings");
      expect(await platform.get("/melati/cms/app/settings")).toEqual(own);
      const settings = TenantSettings.parse(own.body.data);
      expect(own.body.data).toEqual(settings);
      expect(settings).toMatchObject({
        title: "Situs melati",
        isMaintenance: false,
        language: "id",
        css: { clr_primary: "#2096C4" },
      });
      expect(settings.meta.name).toBe("123");
    });

    it("gives one setting, a text, a flag or an object", async () => {
      expect(HomeSetting.parse((await platform.get("/melati/cms/app/setting/home")).body.data)).toEqual({
        sections: [{ slot: "sites.hero.v1", props: { title: "melati" } }],
      });
      expect((await platform.get("/melati/cms/app/setting/isMaintenance")).body.data).toBe(false);
      expect((await platform.get("/melati/cms/app/setting/title")).body.data).toBe("Situs melati");
    });

    it("has no setting that is not there, in the tenant's language", async () => {
      expect(await platform.get("/melati/cms/app/setting/nope")).toEqual({
        status: 404,
        body: { status: false, message: "Pengaturan tidak ditemukan", data: null },
      });
      expect((await platform.get("/kenanga/cms/app/setting/nope", "kenanga.localhost")).body.message).toBe(
        "The setting was not found",
      );
    });

    it("does not give another tenant's id or settings", async () => {
      for (const path of [
        "/v0/kenanga/cms/app/id",
        "/kenanga/cms/app/settings",
        "/kenanga/cms/app/setting/home",
        "/kenanga.localhost/cms/app/id",
      ])
        expect((await platform.get(path)).status).toBe(404);
    });
  });

  describe("class/active", () => {
    it("gives six by default, open ones first, then by start and name, undated last", async () => {
      const page = await list("");
      expect(page).toMatchObject({ page: 1, perPage: 6, totalItems: 8, totalPages: 2 });
      expect([...page.items, ...(await list("page=2")).items].map(({ slug }) => slug)).toEqual([
        "jaringan-lanjut",
        "analisis-data",
        "jaringan-dasar",
        "seratus-persen",
        "data-jaringan",
        "pemilik-kode",
        "kelas-kode",
        "tanpa-tanggal",
      ]);
    });

    it("gives every item in the contract's shape, with programme name and length worked out", async () => {
      const { items } = await list("pageSize=50");
      expect(items).toEqual(items.map((item) => ClassSummary.parse(item)));
      expect(items.find(({ slug }) => slug === "data-jaringan")).toMatchObject({
        programName: "Ilmu Data",
        lengthMinutes: 75,
        startsOn: "2026-10-01",
      });
      expect(items.find(({ slug }) => slug === "seratus-persen")).toMatchObject({ programName: "", programIds: [] });
      expect(items.find(({ slug }) => slug === "tanpa-tanggal")).toMatchObject({ startsOn: null, lengthMinutes: 0 });
    });

    it("is the same without a version in its path", async () => {
      expect(await platform.get("/class/active?pageSize=3")).toEqual(await platform.get("/v1/class/active?pageSize=3"));
    });

    it("gives a tenant its own classes only", async () => {
      expect((await slugs("", "kenanga.localhost")).toSorted()).toEqual(["jaringan-dasar", "only-here"]);
      expect((await list("search=networks", "kenanga.localhost")).items.map(({ name }) => name)).toEqual([
        "Networks of kenanga",
      ]);
    });

    it("filters by state, level, programmes and type, together", async () => {
      expect(await slugs("state=started")).toEqual(["data-jaringan"]);
      expect(await slugs("level=Lanjutan")).toEqual(["jaringan-lanjut"]);
      expect(await slugs("programIds=data")).toEqual(["analisis-data", "data-jaringan"]);
      expect(await slugs("filter.type=course")).toEqual(["analisis-data"]);
      expect(await slugs("programIds=data&state=registration-open")).toEqual(["analisis-data"]);
      expect(await slugs("programIds=data&level=Lanjutan")).toEqual([]);
    });

    it("takes programmes joined by commas or repeated; empty filters filter nothing", async () => {
      const both = await slugs("programIds=data,jaringan");
      expect(both).toHaveLength(7);
      expect(await slugs("programIds=data&programIds=jaringan")).toEqual(both);
      expect(await slugs("programIds=&state=&level=&search=%20&filter.type=")).toHaveLength(8);
    });

    it("finds every word in name, description or programme, in any letter case", async () => {
      expect(await slugs("search=LANJUT+jaringan")).toEqual(["jaringan-lanjut"]);
      expect(await slugs("search=ilmu")).toEqual(["analisis-data", "data-jaringan"]);
      expect(await slugs("search=dasar+analisis")).toEqual(["analisis-data"]);
      expect(await slugs("search=jaringan+tidak-ada")).toEqual([]);
    });

    it.each([
      ["100%25", ["seratus-persen"]],
      ["nama_kolom", ["seratus-persen"]],
      ["%25", ["seratus-persen"]],
      ["_", ["seratus-persen"]],
      ["%5C", []],
      ["'", []],
    ])("takes %s in a search for what it is", async (search, expected) => {
      expect(await slugs(`search=${search}`)).toEqual(expected);
    });

    it("counts what each filter would find, the other filters and the search staying as they are", async () => {
      expect((await list("")).facets).toEqual({
        state: [
          { value: "coming-soon", count: 1 },
          { value: "registration-open", count: 3 },
          { value: "started", count: 1 },
          { value: "ended", count: 1 },
          { value: "upcoming", count: 2 },
        ],
        level: [
          { value: "Pemula", count: 6 },
          { value: "Menengah", count: 1 },
          { value: "Lanjutan", count: 1 },
        ],
        type: [
          { value: "class", count: 7 },
          { value: "course", count: 1 },
        ],
        program: [
          { value: "jaringan", label: "Teknik Jaringan", count: 6 },
          { value: "data", label: "Ilmu Data", count: 2 },
        ],
      });
      const { facets, totalItems } = await list("state=registration-open&programIds=data&filter.type=course");
      expect(totalItems).toBe(1);
      expect(facets.state.filter(({ count }) => count > 0)).toEqual([{ value: "registration-open", count: 1 }]);
      expect(facets.level.map(({ count }) => count)).toEqual([1, 0, 0]);
      expect(facets.program.map(({ count }) => count)).toEqual([0, 1]);
    });

    it("counts as many as it finds, whatever is asked", async () => {
      for (const filter of [
        "",
        "state=upcoming",
        "level=Pemula",
        "programIds=data,jaringan",
        "search=data",
        "search=data&state=started&level=Pemula",
      ]) {
        const { totalItems, facets } = await list(`${filter}&pageSize=50`);
        expect(await slugs(filter)).toHaveLength(totalItems);
        for (const { value, count } of facets.state) {
          const withState = `${filter.replace(/state=[^&]*/, "")}&state=${value}`;
          expect(await slugs(withState)).toHaveLength(count);
        }
      }
    });

    it("has nothing after its last page", async () => {
      expect(await list("page=3")).toMatchObject({ page: 3, totalItems: 8, totalPages: 2, items: [] });
      expect(await list("search=tidak-ada")).toMatchObject({ page: 1, totalItems: 0, totalPages: 0, items: [] });
    });

    it.each(["page=0", "page=-1", "page=1.5", "page=x", "page=9999999999", "page=1&page=2"])(
      "refuses %s",
      async (query) => {
        const { status, body } = await platform.get(`/class/active?${query}`);
        expect(status).toBe(422);
        expect(body.data).toEqual({ fields: { page: "Halaman harus bilangan bulat mulai dari 1" } });
      },
    );

    it.each([
      "pageSize=0",
      "pageSize=51",
      "state=open",
      `search=${"a".repeat(101)}`,
      "search=%00",
      "level=a%00",
      `programIds=${"a,".repeat(21)}`,
    ])("refuses %.30s with the tenant's words for that field", async (query) => {
      const [name = ""] = query.split("=");
      const { status, body } = await platform.get(`/class/active?${query}`, "kenanga.localhost");
      expect(status).toBe(422);
      expect(body).toEqual({
        status: false,
        message: "Please check what you have entered",
        data: { fields: { [name]: expect.any(String) } },
      });
    });
  });

  describe("class/overview and class/syllabus", () => {
    it.each(["/class/overview", "/v1/class/overview"])("%s gives a class in the contract's shape", async (path) => {
      const { status, body } = await platform.get(`${path}?slug=data-jaringan`);
      expect(status).toBe(200);
      expect(body.data).toEqual(ClassOverview.parse(body.data));
      expect(body.data).toMatchObject({
        slug: "data-jaringan",
        overview: ["Paragraf pertama.", "Paragraf kedua."],
        mentors: [{ name: "Sari" }],
        seatsLeft: 10,
        reviews: [
          { author: "Rani", role: "Teknisi", rating: 4, date: "2026-05-01" },
          { author: "Bayu", rating: 5, date: "2026-04-02" },
        ],
      });
    });

    it("gives no reviews of a class that nobody has reviewed", async () => {
      expect((await platform.get("/class/overview?slug=jaringan-dasar")).body.data).toMatchObject({ reviews: [] });
    });

    it("finds a class by its code in any case; a code goes before a slug", async () => {
      const slugOf = async (value: string) =>
        ((await platform.get(`/class/overview?slug=${value}`)).body.data as { slug: string }).slug;
      expect(await slugOf("lain-1")).toBe("kelas-kode");
      expect(await slugOf("kelas-kode")).toBe("pemilik-kode");
      expect(await slugOf("pemilik-kode")).toBe("pemilik-kode");
    });

    it("gives each tenant its own class of one slug, and no class of another", async () => {
      const { body } = await platform.get("/class/overview?slug=jaringan-dasar", "kenanga.localhost");
      expect(body.data).toMatchObject({ name: "Networks of kenanga" });
      expect(await platform.get("/class/overview?slug=only-here")).toEqual({
        status: 404,
        body: { status: false, message: "Kelas tidak ditemukan", data: null },
      });
      expect((await platform.get("/class/syllabus?classroomId=room-only-here")).status).toBe(404);
    });

    it.each(["/class/syllabus", "/v1/class/syllabus"])("%s gives the modules in order", async (path) => {
      const { status, body } = await platform.get(`${path}?classroomId=room-jaringan-dasar`);
      expect(status).toBe(200);
      const syllabus = Syllabus.parse(body.data);
      expect(body.data).toEqual(syllabus);
      expect(syllabus.modules.map(({ slug }) => slug)).toEqual(["satu", "dua"]);
    });

    it("gives no modules for a classroom that has none yet", async () => {
      expect((await platform.get("/class/syllabus?classroomId=room-tanpa-tanggal")).body.data).toEqual({
        classroomId: "room-tanpa-tanggal",
        modules: [],
      });
    });

    it.each([
      "/class/overview",
      "/class/overview?slug=",
      "/class/overview?slug=a%00",
      `/class/overview?slug=${"a".repeat(201)}`,
    ])("refuses %.40s", async (path) => {
      const { status, body } = await platform.get(path);
      expect(status).toBe(422);
      expect(body.data).toEqual({ fields: { slug: "Slug wajib diisi, paling panjang 200 karakter" } });
    });
  });

  describe("logger/log/click", () => {
    const entry = {
      from: "https://melati.example/Courses",
      to: "https://melati.example/Courses/jaringan-dasar",
      type: "internal_navigation",
      timestamp: "2026-11-21T02:59:58.000Z",
    };
    const log = (body: object, host = "melati.localhost") =>
      platform.post("/logger/log/click", body, { "app-token": platform.appToken(host) });
    const keptFor = (tenantId: string) =>
      platform.db.transaction(async (tx) => {
        await enterTenant(tx, tenantId);
        return tx.select().from(clickLog);
      });
    const idOf = async (host: string): Promise<string> => {
      const { body } = await platform.get(`/v0/${host}/cms/app/id`, host);
      return (body.data as { id: string }).id; // the contract of cms/app/id
    };

    it("keeps an entry for its tenant, and shows it to no other", async () => {
      expect((await log(entry)).status).toBe(201);
      expect(await keptFor(await idOf("melati.localhost"))).toEqual([
        expect.objectContaining({
          from: entry.from,
          to: entry.to,
          type: entry.type,
          happenedAt: new Date(entry.timestamp),
          receivedAt: platform.now,
        }),
      ]);
      expect(await keptFor(await idOf("kenanga.localhost"))).toEqual([]);
    });

    it.each([
      ["type", { ...entry, type: "hover" }],
      ["timestamp", { ...entry, timestamp: "yesterday" }],
      ["to", { ...entry, to: "x".repeat(2_001) }],
      ["from", { ...entry, from: 7 }],
    ])("refuses a wrong %s", async (field, body) => {
      const answer = await log(body);
      expect(answer.status).toBe(422);
      expect(answer.body.data).toEqual({ fields: { [field]: expect.any(String) } });
    });

    it("keeps of addresses where they lead, and nothing that may name the visitor", async () => {
      const from = "https://kenanga.example/Courses?search=Ratna#isi";
      expect(
        (await log({ ...entry, from, to: "https://account.example/auth?token=abc" }, "kenanga.localhost")).status,
      ).toBe(201);
      expect(await keptFor(await idOf("kenanga.localhost"))).toEqual([
        expect.objectContaining({ from: "https://kenanga.example/Courses", to: "https://account.example/auth" }),
      ]);
    });

    it("takes no more than an entry can need", async () => {
      expect((await log({ ...entry, notes: "x".repeat(70_000) })).status).toBe(413);
    });

    it("needs the app token", async () => {
      expect((await platform.post("/logger/log/click", entry)).status).toBe(401);
    });
  });
});

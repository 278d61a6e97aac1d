import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { HomeSetting, TenantSettings } from "@serambi/kernel/contracts";

import { enterTenant } from "../database/inTenant";
import { appTokens, appVersion, clickLog } from "../database/schema";
import { describeWithDatabase } from "../testing/describeEachEngine";
import { sealAppToken } from "../testing/sealAppToken";
import { APP_TOKEN_SECRET, CLIENT, TestPlatform } from "../testing/TestPlatform";

const OPEN_TIMEOUT_MS = 60_000;
const HOUR_MS = 3_600_000;

describeWithDatabase("services host", (openEmpty) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty());
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

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
      expect(await platform.getWith("/v1/authorizer/validate", {})).toEqual(unauthorized);
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
      expect(await platform.get("/v1/authorizer/validate", "mawar.localhost")).toEqual({
        status: 404,
        body: { status: false, message: "Tidak ada situs untuk alamat ini", data: null },
      });
    });
  });

  describe("cms", () => {
    it.each(["/melati/cms/app/id", "/v0/melati/cms/app/id", "/v0/melati.localhost/cms/app/id"])(
      "%s gives the tenant's id and key, and how often it was published",
      async (path) => {
        const { status, body } = await platform.get(path);
        expect(status).toBe(200);
        expect(body.data).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), key: "melati", revision: 0 });
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

    it("names what there is of each kind of entry, in the tenant's language", async () => {
      const kinds = "page_load, internal_navigation, external";
      expect((await log({ ...entry, type: "hover" })).body.data).toEqual({
        fields: { type: `"type" hanya menerima: ${kinds}` },
      });
      expect((await log({ ...entry, type: 7 }, "kenanga.localhost")).body.data).toEqual({
        fields: { type: `"type" takes one of: ${kinds}` },
      });
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

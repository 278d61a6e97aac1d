import { afterAll, beforeAll, expect, it } from "@jest/globals";

import * as z from "zod";

import { inTenant } from "../../database/inTenant";
import { accessTokens, settingsChanges } from "../../database/schema";
import { seed } from "../../seed/seed";
import { describeWithDatabase } from "../../testing/describeEachEngine";
import { seedFixture } from "../../testing/seedFixture";
import { TestPlatform } from "../../testing/TestPlatform";

const Hero = z.object({
  title: z.string().optional(),
  action: z.object({ label: z.string(), href: z.string() }).optional(),
  figures: z.array(z.union([z.object({ value: z.number() }), z.object({ text: z.string() })])).optional(),
});

const OPEN_TIMEOUT_MS = 60_000;
const ALL = "/melati/cms/app/settings";
const one = (key: string) => `/melati/cms/app/setting/${key}`;

describeWithDatabase("changes of settings", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";
  let admin = "";
  let student = "";
  let stranger = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty());
    const idOf = async (key: string) =>
      ((await platform.get(`/v0/${key}/cms/app/id`, `${key}.localhost`)).body.data as { id: string }).id;
    melati = await idOf("melati");
    admin = await platform.logIn(melati, "admin-7", 1);
    student = await platform.logIn(melati, "student-9", 4);
    platform.slots.set("sites.hero.v1", z.toJSONSchema(Hero, { io: "input" }));
    stranger = await platform.logIn(await idOf("kenanga"), "admin-of-kenanga", 0);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const settingsNow = async () => (await platform.get(ALL)).body.data as Record<string, unknown>;
  const changes = () =>
    inTenant(platform.db, melati, (tx) => tx.select().from(settingsChanges).orderBy(settingsChanges.id));

  it("are made by an administrator: what is named changes, the rest stays, and all of it is answered", async () => {
    const before = await settingsNow();
    const { status, body } = await platform.put(ALL, { title: "Situs baru", isMaintenance: true }, admin);
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...before, title: "Situs baru", isMaintenance: true });
    expect(await settingsNow()).toEqual(body.data);
    expect((await platform.get("/kenanga/cms/app/settings", "kenanga.localhost")).body.data).toMatchObject({
      title: "Situs kenanga",
      isMaintenance: false,
    });
  });

  it("are made one by one, with the contract's defaults written out", async () => {
    const { status, body } = await platform.put(one("css"), { value: { clr_primary: "#123456", unknown: 1 } }, admin);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ clr_primary: "#123456", ft_primary: "Raleway" });
    expect(body.data).not.toHaveProperty("unknown");
    const home = { sections: [{ slot: "sites.hero.v1", props: {} }] };
    expect((await platform.put(one("home_en"), { value: home }, admin)).body.data).toEqual(home);
    expect((await platform.get(one("home_en"))).body.data).toEqual(home);
  });

  it("change one colour where one is named, and leave the others and the fonts", async () => {
    const { css } = (await settingsNow()) as { css: Record<string, unknown> };
    const both = [
      platform.put(ALL, { css: { clr_primary: "#101010" } }, admin),
      platform.put(one("css"), { value: { clr_secondary: "#202020" } }, admin),
    ];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await settingsNow())["css"]).toEqual({ ...css, clr_primary: "#101010", clr_secondary: "#202020" });
  });

  it.each([
    ["a layout", { layout: "kampus-lama" }, ["layout"]],
    [
      "a section",
      { home: { sections: [{ slot: "sites.hero.v1" }, { slot: "sites.gone.v1" }] } },
      ["home.sections.1.slot"],
    ],
    [
      "a property of a section",
      { home: { sections: [{ slot: "sites.hero.v1", props: { tilte: "A" } }] } },
      ["home.sections.0.props.tilte"],
    ],
    [
      "a property deep in a section",
      {
        page_metamorfosa: {
          title: "A",
          description: "B",
          sections: [
            {
              slot: "sites.hero.v1",
              props: { action: { label: "A", href: "/", to: "/" }, figures: [{ value: 1 }, { txt: "A" }] },
            },
          ],
        },
      },
      [
        "page_metamorfosa.sections.0.props.action.to",
        "page_metamorfosa.sections.0.props.figures.1.txt",
        "page_metamorfosa.sections.0.props.figures.1",
      ],
    ],
    [
      "a value that a section does not take",
      { home: { sections: [{ slot: "sites.hero.v1", props: { title: 1 } }] } },
      ["home.sections.0.props.title"],
    ],
    [
      "a page below another one with a section that no remote has",
      {
        page_features_en: {
          title: "Features",
          description: "",
          sections: [],
          pages: [{ slug: "reports", title: "Reports", description: "", sections: [{ slot: "sites.gone.v1" }] }],
        },
      },
      ["page_features_en.pages.0.sections.0.slot"],
    ],
  ])("are refused with %s that does not exist, by its place; nothing changes", async (_, change, places) => {
    const before = await settingsNow();
    const { status, body } = await platform.put(ALL, { ...change, title: "Berubah" }, admin);
    expect(status).toBe(422);
    expect(Object.keys((body.data as { fields: object }).fields).toSorted()).toEqual(places.toSorted());
    expect(await settingsNow()).toEqual(before);
  });

  it("are kept with who made them, when, and what was there before", async () => {
    const count = (await changes()).length;
    await platform.put(one("title"), { value: "Situs ketiga" }, admin);
    await platform.put(one("title"), { value: "Situs ketiga" }, admin);
    expect((await changes()).slice(count)).toEqual([
      {
        id: expect.any(Number),
        tenantId: melati,
        version: "v0",
        key: "title",
        oldValue: "Situs baru",
        newValue: "Situs ketiga",
        changedBy: "admin-7",
        role: "admin",
        changedAt: platform.now,
        publicationId: expect.any(Number),
      },
    ]);
  });

  it("are not taken back by a newer seed, which brings what nobody changed", async () => {
    const [first, ...others] = seedFixture.tenants;
    if (!first) throw new Error("the fixture has a tenant");
    const settings = { ...first.site.settings, title: "Situs benih", layout: "campus" };
    await seed(platform.db, { ...seedFixture, tenants: [{ ...first, site: { ...first.site, settings } }, ...others] });
    expect(await settingsNow()).toMatchObject({ title: "Situs ketiga", layout: "campus" });
  });

  it("name each field that is wrong in the tenant's language, and none of them is made", async () => {
    const before = await settingsNow();
    const { status, body } = await platform.put(
      ALL,
      { title: 7, layout: "talent", css: { clr_primary: "red" }, favicon: "javascript:alert(1)", nonsense: 1 },
      admin,
    );
    expect(status).toBe(422);
    expect(body).toEqual({
      status: false,
      message: "Periksa kembali isian Anda",
      data: {
        fields: {
          title: "Nama situs berupa teks, paling panjang 300 karakter",
          "css.clr_primary": "Warna ditulis seperti #2096C4 dan huruf dengan namanya",
          favicon: "Ikon berupa alamat gambar, atau kosong",
          nonsense: "Pengaturan ini tidak dikenal",
        },
      },
    });
    expect(await settingsNow()).toEqual(before);
  });

  it.each([
    ["nothing", {}],
    ["a list", []],
    ["a prototype", JSON.parse('{"constructor":{"title":"x"}}') as object],
  ])("are refused where the body is %s", async (_what, body) => {
    expect((await platform.put(ALL, body, admin)).status).toBe(422);
  });

  it("are refused where one has no value, and for a setting that there is not", async () => {
    expect((await platform.put(one("isLoginOnly"), {}, admin)).status).toBe(422);
    expect((await platform.put(one("isLoginOnly"), { value: "yes" }, admin)).status).toBe(422);
    expect((await platform.put(one("nonsense"), { value: 1 }, admin)).status).toBe(404);
    expect((await platform.put(one("__proto__"), { value: 1 }, admin)).status).toBe(404);
  });

  it.each([
    ["nobody", 401, () => null],
    ["an unknown token", 401, () => "made-up"],
    ["an administrator of another tenant", 401, () => stranger],
    ["a student", 403, () => student],
  ])("are not made by %s: %i", async (_who, status, user) => {
    const before = await settingsNow();
    for (const path of [ALL, one("title")]) {
      const answer = await platform.put(path, { title: "X", value: "X" }, user());
      expect([answer.status, answer.body.status, answer.body.data]).toEqual([status, false, null]);
    }
    expect(await settingsNow()).toEqual(before);
  });

  it("are not made for another tenant", async () => {
    expect((await platform.put("/kenanga/cms/app/settings", { title: "X" }, admin)).status).toBe(404);
  });

  it("are not made by a token that has expired or was revoked", async () => {
    const later = platform.now;
    platform.now = new Date(later.getTime() + 3_600_000);
    expect((await platform.put(ALL, { title: "X" }, admin)).status).toBe(401);
    platform.now = later;
    await inTenant(platform.db, melati, (tx) => tx.update(accessTokens).set({ revokedAt: platform.now }));
    expect((await platform.put(ALL, { title: "X" }, admin)).status).toBe(401);
  });
});

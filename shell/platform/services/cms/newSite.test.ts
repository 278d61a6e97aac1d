import { afterAll, beforeAll, expect, it } from "@jest/globals";

import { describeWithDatabase } from "../../testing/describeEachEngine";
import { TestPlatform } from "../../testing/TestPlatform";

const OPEN_TIMEOUT_MS = 60_000;
const SITE = { key: "sanggar-laras", settings: { title: "Sanggar Laras", layout: "campus", language: "id" } };

describeWithDatabase("a new site", (openEmpty) => {
  let platform: TestPlatform;
  let superadmin = "";
  let admin = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty());
    const melati = await platform.tenantId("melati");
    superadmin = await platform.logIn(melati, "superadmin", 0);
    admin = await platform.logIn(melati, "admin", 1);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const make = async (payload: object, user?: string) => {
    const headers = {
      "app-token": platform.appToken("melati.localhost"),
      ...(user !== undefined && { authorization: `Bearer ${user}` }),
    };
    const answer = await platform.app.inject({ method: "POST", url: "/melati/cms/app/sites", payload, headers });
    return { status: answer.statusCode, data: answer.json<{ data: unknown }>().data };
  };
  const settingsOf = async (host: string, key: string) => (await platform.get(`/${key}/cms/app/settings`, host)).body;

  it("answers at once at its own address, with what its maker chose and the defaults for the rest", async () => {
    expect(await make(SITE, superadmin)).toEqual({
      status: 201,
      data: { key: "sanggar-laras", host: "sanggar-laras.localhost" },
    });
    expect((await settingsOf("sanggar-laras.localhost", "sanggar-laras")).data).toMatchObject({
      title: "Sanggar Laras",
      layout: "campus",
      isMaintenance: false,
      css: { clr_primary: "#2096C4" },
    });
    expect((await settingsOf("melati.localhost", "melati")).data).toMatchObject({ title: "Situs melati" });
    expect((await platform.get("/sanggar-laras/cms/app/setting/home", "sanggar-laras.localhost")).body.data).toEqual({
      sections: [],
    });
  });

  it.each([
    ["a name that another site has", { ...SITE, key: "kenanga" }, ["key"]],
    ["an address that another site has", { ...SITE, key: "baru", host: "kenanga.localhost" }, ["host"]],
    ["a name that is none", { ...SITE, key: "../x" }, ["key", "host"]],
    ["a setting that is wrong", { key: "baru", settings: { title: 7, layout: "none" } }, ["title", "layout"]],
  ])("is not made with %s", async (_what, site, fields) => {
    const { status, data } = await make(site, superadmin);
    expect([status, Object.keys((data as { fields: object }).fields).toSorted()]).toEqual([422, fields.toSorted()]);
  });

  it("is made by superadmins alone", async () => {
    expect((await make({ ...SITE, key: "lain" })).status).toBe(401);
    expect((await make({ ...SITE, key: "lain" }, admin)).status).toBe(403);
  });
});

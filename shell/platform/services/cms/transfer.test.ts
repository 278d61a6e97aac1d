import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Draft, ExportedSite } from "@serambi/kernel/cms";

import { describeWithDatabase } from "../../testing/describeEachEngine";
import { TestPlatform } from "../../testing/TestPlatform";

const OPEN_TIMEOUT_MS = 60_000;
const COPY = "salinan";

describeWithDatabase("a site in a file", (openEmpty) => {
  let platform: TestPlatform;
  const users = new Map<string, string>();

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty());
    users.set("melati", await platform.logIn(await platform.tenantId("melati"), "superadmin", 0));
    await ask("POST", "melati", "sites", {
      key: COPY,
      settings: {
        title: "Salinan",
        layout: "campus",
        language: "id",
        redirects: [{ from: "/lama", to: "/baru" }],
        ownPages: ["/Program/Beasiswa"],
        isLoginOnly: true,
      },
    });
    users.set(COPY, await platform.logIn(await platform.tenantId(COPY), "pemilik", 0));
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const ask = async (method: "GET" | "PUT" | "POST", key: string, path: string, payload?: object) => {
    const headers = {
      "app-token": platform.appToken(`${key}.localhost`),
      authorization: `Bearer ${users.get(key) ?? ""}`,
    };
    const answer = await platform.app.inject({
      method,
      url: `/${key}/cms/app/${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, data: answer.json<{ data: unknown }>().data };
  };
  const exported = async (key: string) => (await ask("GET", key, "export")).data as ExportedSite; // the test below compares it
  const draft = async () => (await ask("GET", COPY, "draft")).data as Draft; // as above
  const bring = async (site: object) => ask("POST", COPY, "import", { version: (await draft()).version, site });

  it("is the same site elsewhere once it is published, without anything of the site that was there", async () => {
    const page = { title: "Beasiswa", description: "", sections: [], slug: "Program/Beasiswa-Guru" };
    await ask("PUT", "melati", "settings", {
      page_own: { pages: [page] },
      ownPages: ["/Program/Beasiswa-Guru"],
      hiddenPages: ["/About"],
      home: { sections: [] },
    });
    const site = await exported("melati");
    expect((await bring(site)).status).toBe(200);
    expect((await draft()).problems).toEqual({});
    expect(await ask("POST", COPY, "draft/publish", { version: (await draft()).version })).toMatchObject({
      status: 200,
    });
    const { settings } = await exported(COPY);
    const { redirects, isLoginOnly, ...same } = settings;
    expect([redirects, isLoginOnly]).toEqual([[], false]);
    expect(same).toEqual(site.settings);
  });

  it.each([
    ["another version", { format: 2, settings: { title: "Lain" } }],
    ["no settings that anybody knows", { format: 1, settings: { nothing: true } }],
    ["no settings at all", { format: 1 }],
  ])("changes nothing where it has %s", async (_what, site) => {
    const before = await draft();
    expect((await bring(site)).status).toBe(422);
    expect(await draft()).toEqual(before);
  });
});

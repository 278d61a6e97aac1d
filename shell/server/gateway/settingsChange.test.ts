import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { TestServer } from "../testing/TestServer";

const HOST = "main.localhost:3000";

describe("a change of settings through the gateway", () => {
  let server: TestServer;
  let status: number;

  beforeEach(async () => {
    status = 200;
    server = await new TestServer().start();
    server.platform.addSite("brand.localhost", "main");
    server.platform.onCall = (request, reply) => {
      if (request.method !== "PUT" || status !== 200)
        return reply.code(status).send({ status: false, message: "", data: null });
      for (const host of ["main.localhost", "brand.localhost"])
        Object.assign(server.platform.sites.get(host)?.settings ?? {}, request.body);
      return { status: true, message: "", data: null };
    };
    await server.get("/");
    await server.get("/", {}, "brand.localhost");
  });

  afterEach(() => server.stop());

  const put = (path: string, payload: object) =>
    server.app.inject({
      method: "PUT",
      url: `/api/services/${path}`,
      headers: { host: HOST, origin: `http://${HOST}`, cookie: "access_token=theirs" },
      payload,
    });
  const siteObject = async () => {
    await server.get("/");
    return server.pages.visits.at(-1)?.edition.tenant.settings;
  };

  it("shows at the very next page of every host of that site", async () => {
    expect((await put("main/cms/app/settings", { title: "Changed" })).statusCode).toBe(200);
    expect((await server.get("/")).body).toContain("Changed");
    expect((await server.get("/", {}, "brand.localhost")).body).toContain("Changed");
  });

  it("leaves nothing of what was derived from the settings before it, where only a home page was changed", async () => {
    const before = await siteObject();
    expect(await siteObject()).toBe(before);
    await put("main/cms/app/setting/home", { value: { sections: [] } });
    expect(await siteObject()).not.toBe(before);
  });

  it("carries the visitor's own token to the platform", async () => {
    await put("main/cms/app/settings", { title: "Changed" });
    expect(server.platform.calls.at(-1)?.headers.authorization).toBe("Bearer theirs");
  });

  it("changes nothing that is kept where the platform refuses it", async () => {
    const before = await siteObject();
    for (status of [401, 403, 404, 422]) expect((await put("main/cms/app/settings", {})).statusCode).toBe(status);
    expect(await siteObject()).toBe(before);
  });

  it("holds up no page for long while the platform is slow after it", async () => {
    server.platform.faults.set("cms/app/id", () => new Promise(() => {}));
    await put("main/cms/app/settings", { title: "Changed" });
    expect((await server.get("/")).body).toContain("Site main");
  });

  it("holds up no page while the platform is down after it", async () => {
    await put("main/cms/app/settings", { title: "Changed" });
    await server.platform.stop();
    expect((await server.get("/")).body).toContain("Site main");
    expect((await server.get("/")).body).toContain('"isStale":true');
  });

  it("is not made for another site", async () => {
    expect((await put("foundation/cms/app/settings", { title: "Changed" })).statusCode).toBe(404);
    expect(server.platform.calls.filter(({ method }) => method === "PUT")).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { openToken } from "../testing/FakePlatform";
import { TestServer } from "../testing/TestServer";

describe("pesilat paths on hosts of the main brand", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
    for (const label of ["dev", "staging", "media"]) {
      server.platform.addSite(`${label}.localhost`, label);
      server.platform.addSite(`pesilat-${label}.localhost`, "pesilat");
    }
  });

  afterEach(() => server.stop());

  it.each([
    ["main", "pesilat.localhost"],
    ["dev", "pesilat-dev.localhost"],
    ["staging", "pesilat-staging.localhost"],
    ["media", "pesilat-media.localhost"],
  ])("are the programme's on %s, in its layout, with its host in every app token", async (label, mapped) => {
    for (const path of ["/Pesilat", "/pesilat/Class/1", "/PESILAT?x=1"]) {
      expect((await server.get(path, {}, `${label}.localhost:3000`)).body).toContain("Site pesilat");
      const visit = server.pages.visits.at(-1);
      expect(visit?.edition.tenant.settings.layout).toBe("pesilat");
      await visit?.http.services.get("class/active");
      expect(openToken(String(server.platform.calls.at(-1)?.headers["app-token"])).host).toBe(mapped);
    }
    const [first, second] = server.pages.visits;
    expect(second?.edition).toBe(first?.edition);
    expect((await server.get("/Courses", {}, `${label}.localhost`)).body).toContain(`Site ${label}`);
  });

  it("are all that such a host has of the programme: nothing leads to its other pages there", async () => {
    const settings = server.platform.sites.get("pesilat.localhost")?.settings ?? {};
    Object.assign(settings, { routes: ["/", "/Pesilat", "/Pesilat/Class/:code?", "/Silabus", "/Pesilatan"] });
    await server.get("/Pesilat");
    await server.get("/Pesilat", {}, "pesilat.localhost");
    const [onMain, onItsOwn] = server.pages.visits.map(({ edition }) => edition.tenant.settings.routes);
    expect(onMain).toEqual(["/Pesilat", "/Pesilat/Class/:code?"]);
    expect(onItsOwn).toHaveLength(5);
  });

  it("are nobody else's, and the programme's own host keeps the layout of its settings", async () => {
    expect((await server.get("/Pesilat", {}, "foundation.localhost")).body).toContain("Site foundation");
    await server.get("/", {}, "pesilat.localhost");
    expect(server.pages.visits.at(-1)?.edition.tenant.settings.layout).toBe("default");
  });
});

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { LAYOUT_NAMES } from "@serambi/kernel/contracts";
import { TestServer } from "../testing/TestServer";

const env = { logLevel: "silent", metricsToken: undefined, trustProxy: false } as const;

let server: TestServer;

const settingsOf = (visit: number) => server.pages.visits[visit]?.edition.tenant.settings;

describe("a server whose workshop is open", () => {
  beforeEach(async () => {
    server = await new TestServer().start({ env: { ...env, isWorkshopOn: true } });
  });

  afterEach(() => server.stop());

  it("gives every site the page of components", async () => {
    await server.get("/__workshop");
    await server.get("/__workshop", {}, "foundation.localhost");
    expect(server.pages.visits.map(({ edition }) => edition.tenant.key)).toEqual(["main", "foundation"]);
    for (const visit of [0, 1]) expect(settingsOf(visit)?.routes).toContain("/__workshop");
  });

  it.each(LAYOUT_NAMES)("shows a site in the layout %s", async (layout) => {
    await server.get(`/__layouts/${layout}`);
    expect(settingsOf(0)).toMatchObject({ layout });
    expect(settingsOf(0)?.routes).toContain("/__layouts/:layout");
  });

  it("comes in the language of the address, and in the site's own where that is none", async () => {
    await server.get("/__workshop?language=en");
    await server.get("/__workshop?language=id");
    await server.get("/__workshop?language=jv");
    const languages = server.pages.visits.map(({ edition }) => [
      edition.tenant.language,
      edition.tenant.settings.language,
    ]);
    const own = languages[2]?.[0];
    expect(languages).toEqual([
      ["en", "en"],
      ["id", "id"],
      [own, own],
    ]);
  });

  it.each(["/", "/Courses", "/__layouts/nobody", "/__layouts/", "/__layouts/media/x"])(
    "leaves %s as it is",
    async (path) => {
      await server.get(path);
      expect(settingsOf(0)?.routes.filter((route) => route.startsWith("/__"))).toEqual([]);
    },
  );

  it("gives the same settings again while the site's own are the same", async () => {
    await server.get("/__layouts/media");
    await server.get("/__layouts/media");
    await server.get("/__layouts/campus");
    expect(settingsOf(1)).toBe(settingsOf(0));
    expect(settingsOf(2)).not.toBe(settingsOf(0));
  });

  it("shows every layout at three widths, in frames that it may show itself", async () => {
    const { statusCode, body, headers } = await server.get("/__layouts?theme=dark&language=en");
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="en" data-theme="dark">');
    for (const layout of LAYOUT_NAMES) {
      const frames = body.split(`src="/__layouts/${layout}?language=en&amp;theme=dark"`).length - 1;
      expect([layout, frames]).toEqual([layout, 3]);
    }
    expect(body.match(/<iframe/g)).toHaveLength(LAYOUT_NAMES.length * 3);
    expect(body).not.toMatch(/\sstyle="/);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  });

  it("says 404 for the layouts of a host that has no site", async () => {
    expect((await server.get("/__layouts", {}, "nobody.localhost")).statusCode).toBe(404);
  });
});

describe("a server whose workshop is closed", () => {
  beforeEach(async () => {
    server = await new TestServer().start({ env: { ...env, isWorkshopOn: false } });
  });

  afterEach(() => server.stop());

  it.each(["/__workshop", "/__layouts", "/__layouts/media"])("takes %s for any other path", async (path) => {
    await server.get(path);
    expect(server.pages.visits[0]?.url.pathname).toBe(path);
    expect(settingsOf(0)?.routes.filter((route) => route.startsWith("/__"))).toEqual([]);
  });
});

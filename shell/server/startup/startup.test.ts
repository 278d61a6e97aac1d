import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { CREDENTIALS, FakePlatform, openToken } from "../testing/FakePlatform";
import { eventually } from "../testing/TestServer";
import { Upstream } from "../upstream/Upstream";
import { PlatformSession } from "./PlatformSession";
import { TenantDirectory } from "./TenantDirectory";

const HOUR_MS = 3_600_000;
const ORIGIN = "http://main.localhost:3000";

describe("start-up", () => {
  let platform: FakePlatform;
  let upstream: Upstream;
  let session: PlatformSession;
  let directory: TenantDirectory;
  let timeMs: number;
  let changes: (readonly [string, string | null])[];
  let replaced: (readonly string[])[];
  let failures: (readonly [string, string])[];

  beforeEach(async () => {
    timeMs = 1_000_000;
    changes = [];
    replaced = [];
    failures = [];
    platform = new FakePlatform();
    await platform.start();
    const now = () => timeMs;
    upstream = new Upstream({ urls: platform.urls, appTokenSecret: CREDENTIALS.appTokenSecret, timeoutMs: 1_000, now });
    session = new PlatformSession({ upstream, ...CREDENTIALS, now });
    directory = new TenantDirectory({ upstream, platform: session, maxReady: 10, now });
    directory.watch({
      failed: (host, error) => failures.push([host, error.code]),
      stale: (host, error) => changes.push([host, error?.code ?? null]),
      replaced: (host, fields) => replaced.push([host, ...fields]),
    });
  });

  afterEach(async () => {
    await upstream.close();
    await platform.stop();
  });

  const titleOf = async (host = "main.localhost") => (await directory.find(host, ORIGIN))?.tenant.settings.title;

  it("asks in the specified order: version, token, tenant id, settings", async () => {
    const site = await directory.find("main.localhost", ORIGIN);
    expect(platform.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET /services/v1/authorizer/version",
      "POST /services/v1/authorizer/token/generate",
      "GET /services/v0/main/cms/app/id",
      "GET /services/main/cms/app/settings",
    ]);
    expect(site).toMatchObject({
      appVersion: "1.0.0",
      isStale: false,
      tenant: { key: "main", id: "id-main", origin: ORIGIN, language: "id", settings: { title: "Site main" } },
    });
    expect(openToken(String(platform.calls[3]?.headers["app-token"])).host).toBe("main.localhost");
  });

  it("asks once for any number of visitors at the same time, and not again while settings are fresh", async () => {
    await Promise.all(Array.from({ length: 20 }, () => directory.find("main.localhost", ORIGIN)));
    timeMs += 1_999;
    await directory.find("main.localhost", ORIGIN);
    expect(platform.calls).toHaveLength(4);
  });

  it("uses one token pair for every host, and a new one before it ends after 23 hours", async () => {
    await titleOf("main.localhost");
    await titleOf("demo.localhost");
    expect(platform.callsTo("token/generate")).toHaveLength(1);
    timeMs += 22 * HOUR_MS;
    await session.pair();
    await eventually(() => platform.callsTo("token/generate").length === 2);
  });

  it("checks settings again behind the visitor's back and keeps an unchanged site the same object", async () => {
    const before = await directory.find("main.localhost", ORIGIN);
    timeMs += 2_000;
    await directory.find("main.localhost", ORIGIN);
    await eventually(() => platform.callsTo("cms/app/settings").length === 2);
    expect(await directory.find("main.localhost", ORIGIN)).toBe(before);

    platform.addSite("main.localhost", "main").settings["title"] = "New title";
    timeMs += 2_000;
    expect(await titleOf()).toBe("Site main");
    await eventually(async () => {
      timeMs += 2_000; // the check before may have been under way still, with the old title
      return (await titleOf()) === "New title";
    });
  });

  it("shows the first visitor after a quiet time what was changed meanwhile through another process", async () => {
    expect(await titleOf()).toBe("Site main");
    platform.addSite("main.localhost", "main").settings["title"] = "New title";
    timeMs += HOUR_MS;
    expect(await titleOf()).toBe("New title");
  });

  it("keeps the last good settings while the platform is down, says so, and recovers by itself", async () => {
    await titleOf();
    await platform.stop();
    timeMs += 30 * 24 * HOUR_MS;
    await eventually(async () => (await directory.find("main.localhost", ORIGIN))?.isStale === true);
    expect(await titleOf()).toBe("Site main");
    expect(changes).toEqual([["main.localhost", "offline"]]);

    await platform.start();
    timeMs += 5_000;
    await eventually(async () => (await directory.find("main.localhost", ORIGIN))?.isStale === false);
    expect(changes).toEqual([
      ["main.localhost", "offline"],
      ["main.localhost", null],
    ]);
  });

  it("keeps the last good settings when the platform sends none", async () => {
    await titleOf();
    platform.addSite("main.localhost", "main").settings = [] as never; // what no platform should send
    timeMs += 2_000;
    await eventually(async () => (await directory.find("main.localhost", ORIGIN))?.isStale === true);
    expect(await titleOf()).toBe("Site main");
    expect(changes).toEqual([["main.localhost", "malformed"]]);
  });

  it("takes settings with wrong fields, and says once which", async () => {
    const { settings } = platform.addSite("main.localhost", "main");
    settings["routes"] = "everything";
    expect((await directory.find("main.localhost", ORIGIN))?.tenant.settings).toMatchObject({
      title: "Site main",
      routes: ["/"],
    });
    timeMs += 2_000;
    await titleOf();
    await eventually(() => platform.callsTo("cms/app/settings").length === 2);
    settings["css"] = 5;
    // The check before may still be under way, and ends in the time that it is then: it is asked until the next has come.
    await eventually(async () => {
      timeMs += 2_000;
      await titleOf();
      return replaced.length === 2;
    });
    expect(replaced).toEqual([
      ["main.localhost", "routes"],
      ["main.localhost", "routes", "css"],
    ]);
  });

  it("calls a site without a title by what else it is called, or by its host", async () => {
    const { settings } = platform.addSite("main.localhost", "main");
    delete settings["title"];
    expect(await titleOf()).toBe("main");
    settings["meta"] = { name: "Judul", site_name: "Nama" };
    timeMs += 2_000;
    await titleOf();
    await eventually(async () => (await titleOf()) === "Nama");
  });

  it("loses no site to others, however many are visited", async () => {
    const hosts = Array.from({ length: 40 }, (_, index) => `t${index}.localhost`);
    for (const host of hosts) platform.addSite(host, host.split(".")[0] ?? host);
    for (const host of hosts) await titleOf(host);
    await platform.stop();
    expect(await titleOf("t0.localhost")).toBe("Site t0");
    for (const host of hosts) expect(await titleOf(host)).toBe(`Site ${host.split(".")[0]}`);

    timeMs += 2_000;
    await titleOf("t0.localhost");
    await eventually(() => changes.length === 1);
    for (const host of hosts) await titleOf(host);
    await platform.start();
    timeMs += 60_000;
    expect((await directory.find("t0.localhost", ORIGIN))?.isStale).toBe(true);
    await eventually(async () => {
      timeMs += 2_000;
      return (await directory.find("t0.localhost", ORIGIN))?.isStale === false;
    });
  });

  it("says unavailable for a host of which nothing is known while the platform is down", async () => {
    await platform.stop();
    await expect(directory.find("main.localhost", ORIGIN)).rejects.toMatchObject({
      code: "offline",
      retryAfterSeconds: 5,
    });
    await platform.start();
    expect(await titleOf()).toBe("Site main");
  });

  it("remembers for 30 seconds that a host has no site", async () => {
    expect(await directory.find("nobody.localhost", ORIGIN)).toBeNull();
    platform.addSite("nobody.localhost", "nobody");
    timeMs += 29_999;
    expect(await directory.find("nobody.localhost", ORIGIN)).toBeNull();
    expect(platform.callsTo("v0/nobody/cms/app/id")).toHaveLength(1);
    timeMs += 1;
    expect(await titleOf("nobody.localhost")).toBe("Site nobody");
  });

  it("forgets a site that the platform no longer has", async () => {
    await titleOf();
    platform.sites.delete("main.localhost");
    timeMs += 2_000;
    await eventually(async () => (await directory.find("main.localhost", ORIGIN)) === null);
    expect(directory.keyOf("main.localhost")).toBeNull();
  });

  it("loses no site to a flood of invented hosts", async () => {
    await titleOf();
    await session.version();
    for (let first = 0; first < 1_100; first += 20)
      await Promise.all(Array.from({ length: 20 }, (_, n) => directory.find(`h${first + n}.localhost`, ORIGIN)));
    await platform.stop();
    expect(await titleOf()).toBe("Site main");
  });

  it("makes a new pair when the platform no longer knows the old one", async () => {
    await titleOf();
    platform.forgetPairs();
    timeMs += 2_000;
    await titleOf();
    await eventually(() => platform.callsTo("cms/app/settings").length === 2);
    expect(platform.callsTo("token/generate")).toHaveLength(2);
    expect((await directory.find("main.localhost", ORIGIN))?.isStale).toBe(false);
  });

  it("says on the first page that there is another version of the application, and starts it with a new pair", async () => {
    await titleOf();
    platform.version = "2.0.0";
    timeMs += 2_000;
    expect((await directory.find("main.localhost", ORIGIN))?.appVersion).toBe("2.0.0");
    expect(await session.pair()).toEqual({ token: "token-2", code: "code-2" });
  });

  it("gives each visitor the origin they used", async () => {
    expect((await directory.find("main.localhost", "https://main.localhost"))?.tenant.origin).toBe(
      "https://main.localhost",
    );
    expect((await directory.find("main.localhost", ORIGIN))?.tenant.origin).toBe(ORIGIN);
    expect(platform.callsTo("cms/app/id")).toHaveLength(1);
  });
});

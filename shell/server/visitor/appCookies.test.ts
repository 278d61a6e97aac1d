import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { eventually, TestServer } from "../testing/TestServer";

describe("app token cookies", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
  });

  afterEach(() => server.stop());

  const cookiesOf = ({ cookies }: { cookies: readonly object[] }) => cookies;

  it("are set on a first visit: HttpOnly, Lax, 23 hours, for the whole site, with the version", async () => {
    expect(cookiesOf(await server.get("/"))).toEqual([
      { name: "_gt", value: "1.0.0.token-1", path: "/", maxAge: 82_800, httpOnly: true, sameSite: "Lax" },
      { name: "_ct", value: "1.0.0.code-1", path: "/", maxAge: 82_800, httpOnly: true, sameSite: "Lax" },
    ]);
  });

  it("are Secure outside loopback", async () => {
    server.platform.addSite("site.example", "main");
    expect(cookiesOf(await server.get("/", {}, "site.example"))).toEqual([
      expect.objectContaining({ name: "_gt", secure: true }),
      expect.objectContaining({ name: "_ct", secure: true }),
    ]);
  });

  it("are Secure over TLS, wherever the site is", async () => {
    await server.stop();
    server = await new TestServer().start({
      env: { logLevel: "silent", metricsToken: undefined, trustProxy: true },
    });
    const { cookies } = await server.get("/", { "x-forwarded-proto": "https" });
    expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ["_gt", true],
      ["_ct", true],
    ]);
  });

  it("are left alone while they hold the pair in use", async () => {
    expect(cookiesOf(await server.get("/", { cookie: "_gt=1.0.0.token-1; _ct=1.0.0.code-1" }))).toEqual([]);
    expect(server.platform.callsTo("validate")).toEqual([]);
  });

  it.each([
    ["one of them is missing", "_gt=1.0.0.token-1"],
    ["they are of another version", "_gt=0.9.0.token-1; _ct=0.9.0.code-1"],
    ["they are unreadable", "_gt=rubbish; _ct=rubbish"],
    ["the platform refuses their pair", "_gt=1.0.0.old-token; _ct=1.0.0.old-code"],
  ])("are replaced where %s", async (_what, cookie) => {
    expect(cookiesOf(await server.get("/", { cookie }))).toEqual([
      expect.objectContaining({ name: "_gt", value: "1.0.0.token-1" }),
      expect.objectContaining({ name: "_ct", value: "1.0.0.code-1" }),
    ]);
  });

  it("keep an older pair that the platform still takes, and ask for it once", async () => {
    const cookie = "_gt=1.0.0.token-1; _ct=1.0.0.code-1";
    await server.get("/");
    server.timeMs += 22 * 3_600_000;
    await server.get("/");
    // Not when it was asked for: when it has come.
    await eventually(async () => (await server.get("/")).cookies.some(({ value }) => value.includes("token-2")));
    expect((await server.get("/", { cookie })).cookies).toEqual([]);
    expect((await server.get("/", { cookie })).cookies).toEqual([]);
    expect(server.platform.callsTo("validate")).toHaveLength(1);
  });

  it("stay as they are while the platform cannot be asked", async () => {
    await server.get("/");
    await server.platform.stop();
    expect((await server.get("/", { cookie: "_gt=1.0.0.other; _ct=1.0.0.other" })).cookies).toEqual([]);
  });
});

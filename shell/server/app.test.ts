import { connect } from "node:net";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import { eventually, TestServer } from "./testing/TestServer";

const HOST = "main.localhost:3000";

describe("pages", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
  });

  afterEach(() => server.stop());

  it("shows each host its own site", async () => {
    const [main, foundation] = await Promise.all([server.get("/"), server.get("/", {}, "foundation.localhost")]);
    expect(main.statusCode).toBe(200);
    expect(main.body).toContain("Site main");
    expect(foundation.body).toContain("Site foundation");
  });

  it.each(["localhost:3000", "127.0.0.1:3000", "192.168.1.9", "[::1]:3000"])(
    "shows the demo site on %s",
    async (host) => {
      expect((await server.get("/", {}, host)).body).toContain("Site demo");
    },
  );

  it("hands the page its address, its nonce, the origin as visited and clients for its tenant", async () => {
    const answer = await server.get("/Courses?page=2&search=a%20b", {}, "Main.localhost:3000");
    const [visit] = server.pages.visits;
    expect(visit?.url.href).toBe("http://main.localhost:3000/Courses?page=2&search=a%20b");
    expect(visit?.site.tenant.origin).toBe("http://main.localhost:3000");
    expect(answer.headers["content-security-policy"]).toContain(`'nonce-${visit?.nonce}'`);
    await visit?.http.services.get("class/active");
    expect(server.platform.callsTo("class/active")[0]?.headers["lms-id"]).toBe("id-main");
  });

  it("reads a path that begins with two slashes as a path", async () => {
    await server.get("//evil.example/x");
    expect(server.pages.visits[0]?.url.href).toBe("http://main.localhost:3000//evil.example/x");
  });

  it("gives a pesilat path on the main host to the vocational programme", async () => {
    expect((await server.get("/pesilat/Class/1")).body).toContain("Site pesilat");
    expect(server.pages.visits[0]?.site.tenant.origin).toBe("http://main.localhost:3000");
  });

  it("believes X-Forwarded-Proto from a trusted proxy alone", async () => {
    const headers = { "x-forwarded-proto": "https" };
    await server.get("/", headers);
    expect(server.pages.visits[0]?.site.tenant.origin).toBe("http://main.localhost:3000");
    await server.stop();
    server = await new TestServer().start({
      env: { accountUrl: undefined, logLevel: "silent", metricsToken: undefined, trustProxy: "127.0.0.1" },
    });
    const answer = await server.get("/", headers, "main.localhost");
    expect(server.pages.visits[0]?.site.tenant.origin).toBe("https://main.localhost");
    expect(answer.headers["strict-transport-security"]).toMatch(/^max-age=\d+$/);
  });

  it("answers HEAD like GET, without a body", async () => {
    const answer = await server.app.inject({ method: "HEAD", url: "/", headers: { host: HOST } });
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  });

  it.each(["POST", "PUT", "DELETE", "PATCH"] as const)("refuses %s with 405 and says what it takes", async (method) => {
    const answer = await server.app.inject({ method, url: "/Courses", headers: { host: HOST }, payload: "a=1" });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers["allow"]).toBe("GET, HEAD");
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  it("keeps showing a site from its last good settings while the platform is down", async () => {
    await server.get("/");
    await server.platform.stop();
    server.timeMs += 60_000;
    await eventually(async () => (await server.get("/")).body.includes('"isStale":true'));
    expect((await server.get("/")).body).toContain("Site main");
    await server.platform.start();
    server.timeMs += 60_000;
    await eventually(async () => (await server.get("/")).body.includes('"isStale":false'));
  });

  it("says 503 with Retry-After while the platform is down and the site was never seen", async () => {
    await server.platform.stop();
    const answer = await server.get("/", { "accept-language": "en" });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.body).toContain("This site cannot be opened right now");
  });

  it("says 404 for a host that has no site", async () => {
    const english = await server.get("/", { "accept-language": "en-GB,en;q=0.9,id;q=0.5" }, "nobody.localhost");
    expect(english.statusCode).toBe(404);
    expect(english.body).toContain("This page could not be found");
    expect(english.body).toContain('<html lang="en">');
    const indonesian = await server.get("/", {}, "nobody.localhost");
    expect(indonesian.body).toContain("Oops.. Maaf halaman tidak ditemukan");
    expect(indonesian.body).toContain('<html lang="id">');
  });

  it.each(["a b", "main.localhost, demo.localhost", "<script>alert(1)</script>", "x".repeat(300)])(
    "says 400 for the host name %s, without repeating it",
    async (host) => {
      const answer = await server.get("/", { "accept-language": "en" }, host);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain("This address cannot be read");
      expect(answer.body).not.toContain(host);
    },
  );

  it.each(["/a%2Fb", "/Courses/%2fetc", "/a%5Cb", "/%zz", "/%", "/%c3%28", "/a%00b"])(
    "says 400 for the path %s",
    async (url) => {
      const answer = await server.get(url, { "accept-language": "en" });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain("This address cannot be read");
      expect(answer.headers["content-security-policy"]).toContain("default-src 'self'");
      expect(server.pages.visits).toEqual([]);
    },
  );

  it("says 414 for a very long address", async () => {
    const answer = await server.get(`/${"a".repeat(100 * 1024)}`, { "accept-language": "en" });
    expect(answer.statusCode).toBe(414);
    expect(answer.body).toContain("This address is too long");
  });

  it("shows neither stack nor message of what a page handler throws, logs it, and says that the error page failed", async () => {
    server.pages.before = () => Promise.reject(new Error("secret detail"));
    const answer = await server.get("/Courses", { "accept-language": "en" });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain("An error occurred while showing the error page");
    expect(answer.body).toContain("Go back to home");
    expect(answer.body).not.toMatch(/secret detail|at .*:\d+/);
    expect(server.logLines).toContainEqual(
      expect.objectContaining({
        msg: "request failed",
        tenant: "main",
        err: expect.objectContaining({ message: "secret detail" }),
      }),
    );
  });

  it("gives an expected error of a page handler its status", async () => {
    server.pages.before = () => Promise.reject(new AppError("timeout", "slow", { retryAfterSeconds: 2 }));
    const answer = await server.get("/");
    expect(answer.statusCode).toBe(504);
    expect(answer.headers["retry-after"]).toBe("2");
  });

  it("keeps two visits at once apart", async () => {
    await server.get("/");
    await server.get("/", {}, "foundation.localhost");
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => server.get(`/p${n}`, {}, n % 2 ? "main.localhost" : "foundation.localhost")),
    );
    answers.forEach(({ body }, n) => {
      expect(body).toContain(`"key":"${n % 2 ? "main" : "foundation"}"`);
      expect(body).toContain(`"path":"/p${n}"`);
    });
  });
});

describe("what the parser refuses", () => {
  const server = new TestServer();
  let port: number;

  beforeEach(async () => {
    await server.start();
    port = Number(new URL(await server.app.listen({ host: "127.0.0.1", port: 0 })).port);
  });

  afterEach(() => server.stop());

  const exchange = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      const end = () => resolve(Buffer.concat(parts).toString());
      socket.on("data", (part) => parts.push(part));
      socket.on("end", end);
      socket.on("error", (error) => (parts.length > 0 ? end() : reject(error)));
    });

  it.each([
    ["an address of 100 KB", `GET /${"a".repeat(100 * 1024)} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`, "414 URI Too Long"],
    [
      "headers of 100 KB",
      `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Long: ${"a".repeat(100 * 1024)}\r\n\r\n`,
      "431 Request Header Fields Too Large",
    ],
    ["rubbish", "HELLO\r\n\r\n", "400 Bad Request"],
  ])("is answered clearly: %s", async (_what, text, status) => {
    const answer = await exchange(text);
    expect(answer.split("\r\n")[0]).toBe(`HTTP/1.1 ${status}`);
    expect(answer).toContain("Content-Type: text/plain");
    expect(answer).not.toMatch(/at .*:\d+/);
  });

  it("refuses a request with two hosts", async () => {
    const answer = await exchange(
      `GET / HTTP/1.1\r\nHost: ${HOST}\r\nHost: demo.localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.split("\r\n")[0]).toBe("HTTP/1.1 400 Bad Request");
  });
});

describe("security headers", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
  });

  afterEach(() => server.stop());

  it("allows own scripts and styles and, inline, this answer's alone", async () => {
    const { headers } = await server.get("/");
    const nonce = server.pages.visits[0]?.nonce;
    expect(String(headers["content-security-policy"]).split(";")).toEqual([
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self' https://account.example",
      "frame-ancestors 'self'",
    ]);
  });

  it("never uses a nonce twice", async () => {
    await Promise.all(Array.from({ length: 20 }, () => server.get("/")));
    expect(new Set(server.pages.visits.map(({ nonce }) => nonce)).size).toBe(20);
  });

  it.each(["/", "/api/nothing", "/healthz", "/%2f"])("sends the rest with every answer, %s included", async (url) => {
    const { headers } = await server.get(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["content-security-policy"]).not.toMatch(/unsafe|upgrade-insecure/);
  });

  it("lets an error document style itself under its nonce", async () => {
    const { body, headers } = await server.get("/%2f");
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
    expect(headers["content-security-policy"]).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(body).not.toMatch(/ style=|<script/);
  });
});

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
    await eventually(() => server.platform.callsTo("token/generate").length === 2);
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

describe("health and metrics", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
  });

  afterEach(() => server.stop());

  it("is alive whatever else is down", async () => {
    await server.platform.stop();
    expect((await server.get("/healthz")).json()).toEqual({ status: "ok" });
  });

  it("is ready only while the registry is loaded and the platform answers", async () => {
    expect((await server.get("/readyz")).json()).toEqual({ status: "ok", registry: true, platform: true });
    server.isRegistryReady = false;
    const without = await server.get("/readyz");
    expect([without.statusCode, without.json()]).toEqual([
      503,
      { status: "unavailable", registry: false, platform: true },
    ]);
    server.isRegistryReady = true;
    await server.platform.stop();
    expect((await server.get("/readyz")).statusCode).toBe(503);
    await server.platform.start();
    expect((await server.get("/readyz")).statusCode).toBe(200);
  });

  it("counts requests by kind, status and tenant, and calls by host and status", async () => {
    await server.get("/");
    await server.get("/", {}, "nobody.localhost");
    await server.get("/api/chat/identity/me");
    const { body, headers } = await server.get("/metrics");
    expect(headers["content-type"]).toContain("text/plain");
    expect(body).toContain('serambi_requests_total{kind="page",status="200",tenant="main"} 1');
    expect(body).toContain('serambi_requests_total{kind="page",status="404",tenant="none"} 1');
    expect(body).toContain('serambi_requests_total{kind="api",status="200",tenant="main"} 1');
    expect(body).toContain('serambi_upstream_calls_total{host="chat",status="200"} 1');
    expect(body).toContain('serambi_request_seconds_count{kind="page"} 2');
    expect(body).toContain("nodejs_eventloop_lag_seconds");
    expect(body).toContain("process_cpu_seconds_total");
  });

  it("shows the metrics to this machine alone, unless a token is known", async () => {
    const from = (remoteAddress: string, url: string, headers: Record<string, string> = {}) =>
      server.app.inject({ url, remoteAddress, headers: { host: HOST, ...headers } });
    expect((await from("127.0.0.1", "/metrics")).statusCode).toBe(200);
    expect((await from("::ffff:127.0.0.1", "/metrics")).statusCode).toBe(200);
    expect((await from("192.168.1.5", "/metrics")).statusCode).toBe(403);
    expect((await from("127.0.0.1", "/metrics", { "x-forwarded-for": "8.8.8.8" })).statusCode).toBe(403);
    expect((await from("192.168.1.5", "/metrics?token=")).statusCode).toBe(403);

    await server.stop();
    server = await new TestServer().start({
      env: { accountUrl: undefined, logLevel: "silent", metricsToken: "metrics-token", trustProxy: false },
    });
    expect((await from("192.168.1.5", "/metrics", { authorization: "Bearer metrics-token" })).statusCode).toBe(200);
    expect((await from("192.168.1.5", "/metrics?token=metrics-token")).statusCode).toBe(200);
    expect((await from("192.168.1.5", "/metrics?token=metrics-toke")).statusCode).toBe(403);
    expect((await from("192.168.1.5", "/metrics")).statusCode).toBe(403);
  });
});

describe("the log", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
  });

  afterEach(() => server.stop());

  it("has one line for a request, with neither query, cookie nor token in it", async () => {
    await server.get("/Courses?email=ani%40contoh.id", {
      cookie: "access_token=visitor-secret",
      "x-request-id": "from-a-proxy-1",
    });
    const lines = server.logLines.filter(({ msg }) => msg === "request");
    expect(lines).toEqual([
      expect.objectContaining({
        method: "GET",
        path: "/Courses",
        status: 200,
        tenant: "main",
        requestId: "from-a-proxy-1",
        ms: expect.any(Number),
      }),
    ]);
    expect(JSON.stringify(server.logLines)).not.toMatch(/contoh|visitor-secret|token-1|shell-secret/);
  });

  it("has the causes of a failed call, but not the call's tokens", async () => {
    server.platform.onCall = (_request, reply) => reply.code(500).send("broken");
    server.pages.before = () =>
      server.pages.visits[0]?.http.services.get("class/active").then(() => undefined) ?? Promise.resolve();
    await server.get("/", { cookie: "access_token=visitor-secret" });
    const line = server.logLines.find(({ msg }) => msg === "request failed");
    expect(line).toMatchObject({ err: { code: "upstream", cause: { type: "TransportError" } } });
    expect(JSON.stringify(line)).not.toMatch(/visitor-secret|app-token|authorization/i);
  });

  it("gives every answer the id of its line, a new one where none or a malformed one came", async () => {
    expect((await server.get("/", { "x-request-id": "from-a-proxy-1" })).headers["x-request-id"]).toBe(
      "from-a-proxy-1",
    );
    const forged = (await server.get("/", { "x-request-id": 'a" } {"level":60' })).headers["x-request-id"];
    expect(forged).toMatch(/^[0-9a-f-]{36}$/);
    expect((await server.get("/")).headers["x-request-id"]).not.toBe(forged);
  });
});

describe("client reports", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start();
  });

  afterEach(() => server.stop());

  const report = {
    remote: "courses",
    version: "1.2.0",
    phase: "chunk",
    message: "Loading chunk 7 failed",
    path: "/Courses?search=ani",
    release: "r-1",
  };
  const send = (payload: unknown, headers: Record<string, string> = { origin: `http://${HOST}` }) =>
    server.app.inject({
      method: "POST",
      url: "/client-report",
      headers: { host: HOST, "content-type": "application/json", ...headers },
      payload: JSON.stringify(payload),
    });
  const lines = () => server.logLines.filter(({ msg }) => msg === "client report");

  it("become one warning that names remote, version, phase and tenant", async () => {
    await server.get("/");
    expect((await send(report)).statusCode).toBe(204);
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 40,
        remote: "courses",
        version: "1.2.0",
        phase: "chunk",
        tenant: "main",
        path: "/Courses",
      }),
    ]);
  });

  it.each([
    ["another site", report, { origin: "http://evil.example" }, 403],
    ["nowhere", report, {}, 403],
    ["a page, with a field missing", { remote: "courses" }, undefined, 422],
    ["a page, with too long a message", { ...report, message: "x".repeat(501) }, undefined, 422],
    ["a page, too large", { ...report, message: "x".repeat(5_000) }, undefined, 413],
  ])("from %s are refused", async (_from, payload, headers: Record<string, string> | undefined, status) => {
    expect((await send(payload, headers)).statusCode).toBe(status);
    expect(lines()).toEqual([]);
  });

  it("are taken 30 times a minute from one address", async () => {
    for (let n = 0; n < 30; n += 1) expect((await send(report)).statusCode).toBe(204);
    const refused = await send(report);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
    expect(lines()).toHaveLength(30);
  });
});

describe("routes of other rooms", () => {
  it("are mounted before the pages and count as static", async () => {
    const server = await new TestServer().start({
      registerRoutes: (app) => {
        app.get("/registry.json", (_request, reply) => reply.send({ release: "r-1" }));
      },
    });
    expect((await server.get("/registry.json")).json()).toEqual({ release: "r-1" });
    expect((await server.get("/metrics")).body).toContain(
      'serambi_requests_total{kind="static",status="200",tenant="none"} 1',
    );
    await server.stop();
  });
});

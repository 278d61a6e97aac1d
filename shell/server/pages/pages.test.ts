import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import { eventually, TestServer } from "../testing/TestServer";

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
    expect(visit?.edition.tenant.origin).toBe("http://main.localhost:3000");
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
    expect(server.pages.visits[0]?.edition.tenant.origin).toBe("http://main.localhost:3000");
  });

  it("believes X-Forwarded-Proto from a trusted proxy alone", async () => {
    const headers = { "x-forwarded-proto": "https" };
    await server.get("/", headers);
    expect(server.pages.visits[0]?.edition.tenant.origin).toBe("http://main.localhost:3000");
    await server.stop();
    server = await new TestServer().start({
      env: { logLevel: "silent", metricsToken: undefined, trustProxy: "127.0.0.1" },
    });
    const answer = await server.get("/", headers, "main.localhost");
    expect(server.pages.visits[0]?.edition.tenant.origin).toBe("https://main.localhost");
    expect(answer.headers["strict-transport-security"]).toMatch(/^max-age=\d+$/);
  });

  it("answers HEAD like GET, without a body", async () => {
    const answer = await server.app.inject({ method: "HEAD", url: "/", headers: { host: HOST } });
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  });

  it.each(["PUT", "DELETE", "PATCH"] as const)("refuses %s with 405 and says what it takes", async (method) => {
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
    expect(server.logLines).toContainEqual(
      expect.objectContaining({ level: 40, msg: "serving the last good settings", host: "main.localhost" }),
    );
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
      expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
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

  describe("for a click", () => {
    it("are asked for below /_page: the same address, and lines instead of a document", async () => {
      const answer = await server.get("/_page/Courses?page=2", { "x-serambi-release": "r1" });
      expect(answer.statusCode).toBe(200);
      const [visit] = server.pages.visits;
      expect(visit).toMatchObject({ isForClick: true });
      expect(visit?.url.href).toBe("http://main.localhost:3000/Courses?page=2");
      expect(String(answer.headers["vary"])).toContain("x-serambi-release");
      await server.get("/_page/");
      expect(server.pages.visits[1]?.url.pathname).toBe("/");
      await server.get("/Courses");
      expect(server.pages.visits[2]).not.toHaveProperty("isForClick");
    });

    it("are of the site that the path belongs to", async () => {
      expect((await server.get("/_page/pesilat/Class/1")).body).toContain("Site pesilat");
    });

    it("say 503 while the platform is down and the site was never seen", async () => {
      await server.platform.stop();
      const answer = await server.get("/_page/Courses");
      expect(answer.statusCode).toBe(503);
      expect(server.pages.visits).toEqual([]);
    });

    it("answer HEAD like GET, without a body", async () => {
      const answer = await server.app.inject({ method: "HEAD", url: "/_page/Courses", headers: { host: HOST } });
      expect([answer.statusCode, answer.body]).toEqual([200, ""]);
      expect(server.pages.visits).toMatchObject([{ isForClick: true }]);
    });
  });

  describe("take a form", () => {
    const OWN = { origin: `http://${HOST}`, "sec-fetch-site": "same-origin" };
    const post = (url: string, headers: Record<string, string>, payload = "name=Ratna&name=Wulan&note=a%26b") =>
      server.app.inject({
        method: "POST",
        url,
        headers: { host: HOST, "content-type": "application/x-www-form-urlencoded", ...headers },
        payload,
      });

    it.each([
      ["/Courses?page=2", {}],
      ["/_page/Courses?page=2", { isForClick: true }],
    ])("that is posted to %s, of a name that came twice the last", async (url, more) => {
      const answer = await post(url, OWN);
      expect(answer.statusCode).toBe(200);
      // Whoever posts sees what became of it: no page from before is theirs for a while.
      expect(answer.cookies).toContainEqual(expect.objectContaining({ name: "wrote", maxAge: 75 }));
      expect(server.pages.visits).toMatchObject([{ form: { name: "Wulan", note: "a&b" }, ...more }]);
      expect(server.pages.visits[0]?.url.href).toBe("http://main.localhost:3000/Courses?page=2");
    });

    it.each([
      ["another site's page", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
      ["a page of a sister site", { origin: "http://demo.localhost:3000", "sec-fetch-site": "same-site" }],
      ["no page at all", {}],
    ])("from this site's own pages alone, and none from %s", async (_what, headers: Record<string, string>) => {
      for (const url of ["/Courses", "/_page/Courses"]) expect((await post(url, headers)).statusCode).toBe(403);
      expect(server.pages.visits).toEqual([]);
    });

    it.each([
      ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
      [
        "multipart/form-data; boundary=b1",
        '--b1\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b1--\r\n',
      ],
    ])("that a mail program posts as %s, without a session", async (type, payload) => {
      const headers = { "content-type": type, cookie: "access_token=of-somebody" };
      expect((await post("/Courses?stop=1", headers, payload)).statusCode).toBe(200);
      expect(server.pages.visits).toMatchObject([{ form: { "List-Unsubscribe": "One-Click" } }]);
      await server.pages.visits[0]?.http.services.get("class/active");
      expect(server.platform.callsTo("class/active")[0]?.headers["authorization"]).toBeUndefined();
      for (const more of ["List-Unsubscribe=One-Click&name=Ratna", "List-Unsubscribe=Yes"])
        expect((await post("/Courses", {}, more)).statusCode).toBe(403);
    });

    it("and nothing else, nor one without end", async () => {
      const json = await post("/Courses", { ...OWN, "content-type": "application/json" }, '{"name":"Ratna"}');
      expect(json.statusCode).toBe(400);
      expect((await post("/Courses", OWN, `note=${"x".repeat(129 * 1024)}`)).statusCode).toBe(413);
      expect((await post("/Courses", OWN, "a=1&".repeat(1_000))).statusCode).toBe(400);
      expect(server.pages.visits).toEqual([]);
    });
  });

  describe("have their files listed", () => {
    it("by the id of a release, for a site", async () => {
      const answer = await server.get("/_files/0123456789abcdef.id.json");
      expect(answer.json()).toEqual({ release: "0123456789abcdef" });
    });

    it.each(["/_files/0123456789abcdef.json", "/_files/x.id.json", "/_files/0123456789abcdef.id.js"])(
      "and nothing at %s",
      async (url) => {
        expect((await server.get(url)).statusCode).toBe(404);
      },
    );
  });
});

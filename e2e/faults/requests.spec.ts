import { makeDataDir } from "../fixtures/dataDir";
import type { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";
import { failedStart } from "./failedStart";
import { sendRaw } from "./sendRaw";

/** Of a stack trace, or of where the server's files are. */
const INSIDES = /\n\s+at |node_modules|\.cjs|\.ts:|Error:/;
const REQUEST_ID = /^[\w.-]{8,64}$/;

const portOf = (server: ServerProcess): number => Number(new URL(server.url("main")).port);

test.describe("an environment that makes no sense ends the start with one line", () => {
  for (const [name, value] of [
    ["PORT", "three thousand"],
    ["PORT", "70000"],
    ["SERVICES_URL", "services.example"],
    ["SERVICES_URL", "ftp://services.example/"],
    ["LOG_LEVEL", "loud"],
    ["APP_TOKEN_SECRET", "short"],
    ["DATABASE_URL", "mysql://root:secret@127.0.0.1/serambi"],
  ] as const)
    test(`${name}=${value}`, async () => {
      const { code, printed } = await failedStart({ [name]: value });
      expect(code).toBe(1);
      expect(printed).toMatch(new RegExp(`^${name} is .+; it takes .+\\.\\n$`));
      expect(printed).not.toMatch(INSIDES);
      expect(printed).not.toContain("secret@");
    });

  test("a services host without the secrets that it needs", async () => {
    const { code, printed } = await failedStart({ SERVICES_URL: "http://127.0.0.1:9" });
    expect(code).toBe(1);
    expect(printed).toMatch(/^CLIENT_ID is not set; .+\n$/);
  });

  test("a port that is taken", async ({ server }) => {
    const port = portOf(server);
    const { code, printed } = await failedStart({ PORT: String(port) }, makeDataDir);
    expect(code).toBe(1);
    expect(printed).toContain(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start\n`);
    expect(printed).not.toMatch(INSIDES);
  });
});

test.describe("a request that makes no sense gets a clear answer", () => {
  for (const [what, status, target, options] of [
    ["a Host header with rubbish", 400, "/", { headers: { host: "<script>alert(1)</script>" } }],
    ["a Host header with a path", 400, "/", { headers: { host: "main.localhost/../x" } }],
    ["a Host header with two names", 400, "/", { headers: { host: "main.localhost, demo.localhost" } }],
    ["a Host header with an impossible port", 400, "/", { headers: { host: "main.localhost:99999" } }],
    ["a Host header of 5,000 letters", 400, "/", { headers: { host: "a".repeat(5_000) } }],
    ["a host that no site has", 404, "/", { headers: { host: "nobody.example" } }],
    ["an address of 10 KB", 414, `/Courses?search=${"a".repeat(10_000)}`, {}],
    ["encoded slashes in a path", 400, "/Courses%2Fbackend-engineering-with-go", {}],
    ["encoded dots and slashes in a path", 400, "/remotes/courses/%2e%2e%2f%2e%2e%2fsecrets.json", {}],
    ["a way up in a path", 400, "/remotes/courses/../../secrets.json", {}],
    ["a backslash in a path", 400, "/Courses\\..\\secrets.json", {}],
    ["a malformed escape", 400, "/Courses/%zz", {}],
    ["an escape that is not UTF-8", 400, "/Courses/%ff%fe", {}],
    ["a null byte", 400, "/Courses/a%00b", {}],
    [
      "a form sent to a page that has none",
      404,
      "/Courses",
      {
        method: "POST",
        body: "a=b",
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      },
    ],
    ["something else than a form sent to a page", 415, "/Courses", { method: "POST", body: "a=b" }],
    ["a page that is to be deleted", 405, "/Courses", { method: "DELETE" }],
    ["a file that no version has", 404, "/remotes/courses/1.0.0/remoteEntry.js", {}],
    ["a secret of the data directory", 404, "/secrets.json", {}],
  ] as const)
    test(what, async ({ server }) => {
      const answer = await server.ask("main", target, options);
      expect(answer.status).toBe(status);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["x-request-id"]).toMatch(REQUEST_ID);
      expect(answer.headers["cache-control"] ?? "").not.toContain("public");
      expect(answer.text).toMatch(/<h1[ >]/);
      expect(answer.text).not.toMatch(INSIDES);
      expect(answer.text).not.toContain("<script>alert");
    });

  test("calls that the gateway does not know get an envelope", async ({ server }) => {
    for (const target of [
      "/api",
      "/api/services/secrets",
      "/api/nobody/class/active",
      "/api/services/main/cms/app/x",
    ]) {
      const { status, headers, text } = await server.ask("main", target);
      expect(status).toBe(404);
      expect(headers["x-request-id"]).toMatch(REQUEST_ID);
      expect(JSON.parse(text)).toEqual({ status: false, message: expect.any(String), data: null });
    }
  });

  test("a call that changes something and comes from another site is refused", async ({ server }) => {
    const { status, text } = await server.ask("main", "/api/services/school/register", {
      method: "POST",
      headers: { origin: "http://evil.example", "content-type": "application/json" },
      body: "{}",
    });
    expect(status).toBe(403);
    expect(JSON.parse(text)).toMatchObject({ status: false, data: null });
  });

  for (const [what, request, status] of [
    ["an address of 100 KB", `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: main.localhost\r\n\r\n`, 414],
    ["headers of 100 KB", `GET / HTTP/1.1\r\nHost: main.localhost\r\nX-A: ${"a".repeat(100_000)}\r\n\r\n`, 431],
    ["something that is not HTTP", "\u0016\u0003\u0001 hello\r\n\r\n", 400],
    ["no Host header", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    [
      "two Host headers",
      "GET / HTTP/1.1\r\nHost: main.localhost\r\nHost: demo.localhost\r\nConnection: close\r\n\r\n",
      400,
    ],
  ] as const)
    test(`letter for letter: ${what}`, async ({ server }) => {
      const answer = await sendRaw(portOf(server), request);
      expect(answer.status).toBe(status);
      expect(answer.head + answer.body).not.toMatch(INSIDES);
    });

  test("after all of that the product serves as before", async ({ server }) => {
    expect((await server.ask("main", "/Courses")).status).toBe(200);
    expect((await server.ask("main", "/readyz")).status).toBe(200);
    expect(server.logs().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

import type { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";
import { tryHeaders } from "./headerAttacks";
import { EVIL, field, keep, OFTEN, visit } from "./publicVisits";
import { sendRaw } from "./sendRaw";

const portOf = (server: ServerProcess): number => Number(new URL(server.url("main")).port);

test.describe("a visitor's headers change nobody else's page", () => tryHeaders(false));

test.describe("another way to write the host keeps to itself", () => {
  test("another port, letter case or final dot", async ({ server }) => {
    const control = await keep(server, "/Courses?hosts");
    const names = ["main.localhost:1", "main.localhost", `MAIN.LOCALHOST:${portOf(server)}`, "main.localhost.:8080"];
    for (const host of names) {
      for (let time = 0; time < OFTEN; time += 1) {
        const { status, text } = await server.ask("main", "/Courses?hosts", { headers: { host } });
        expect([status, field(text, /<link rel="canonical" href="http:\/\/([^"]*)\/Courses"/)]).toEqual([
          200,
          host.toLowerCase(),
        ]);
      }
      expect(await visit(server, "/Courses?hosts")).toEqual(control);
    }
  });

  for (const target of [
    "/Courses",
    "/robots.txt",
    "/sitemap.xml",
    "/rss.xml",
    "/manifest.webmanifest",
    "/favicon.svg",
    "/registry.json",
  ])
    test(`two hosts in one request are refused at ${target}`, async ({ server }) => {
      const own = `Host: main.localhost:${portOf(server)}`;
      for (const lines of [
        [own, `Host: ${EVIL}`],
        [`Host: ${EVIL}`, own],
        [own, `hOST: demo.localhost`],
        [own, own],
      ]) {
        const request = `GET ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`;
        const { status, head, body } = await sendRaw(portOf(server), request);
        expect(status).toBe(400);
        expect(head).not.toMatch(/cache-control:.*public/i);
        expect(head + body).not.toContain(EVIL);
      }
    });

  test("an absolute address in the request line names no other host", async ({ server }) => {
    const control = await keep(server, "/Courses");
    for (const address of [
      `http://${EVIL}/Courses`,
      `http://demo.localhost:${portOf(server)}/Courses`,
      `//${EVIL}/Courses`,
      `${EVIL}:443`,
      "*",
      `@${EVIL}/Courses`,
      `/\\${EVIL}/Courses`,
    ]) {
      const request = `GET ${address} HTTP/1.1\r\nHost: main.localhost:${portOf(server)}\r\nConnection: close\r\n\r\n`;
      const { status, head, body } = await sendRaw(portOf(server), request);
      expect([400, 404]).toContain(status);
      expect(head).not.toMatch(/^location:/im);
      expect(field(head + body, /<link rel="canonical" href="([^"]*)"/)).toMatch(/^$|^http:\/\/main\.localhost:\d+\//);
      expect(await visit(server, "/Courses")).toEqual(control);
    }
  });
});

test.describe("another way to write an address keeps to itself", () => {
  for (const [what, target, status] of [
    ["two slashes before it", "//Courses", 404],
    ["two slashes and a host before it", `//${EVIL}/Courses`, 404],
    ["two slashes within", "/Courses//", undefined],
    ["small letters", "/courses", 200],
    ["capital letters", "/COURSES", 200],
    ["a slash after it", "/Courses/", undefined],
    ["an escaped letter", "/%43ourses", undefined],
    ["an empty query", "/Courses?", 200],
    ["a fragment", `/Courses#//${EVIL}`, 200],
    ["parameters of the path", `/Courses;${EVIL}`, 404],
    ["a file after it", "/Courses/x.css", 404],
    ["where it came from", `/Courses?utm_source=${EVIL}`, 200],
    ["a query twice", `/Courses?search=a&search=${EVIL}`, 200],
    ["a query in another manner", `/Courses?search[]=${EVIL}&search%5B%5D=b;page=2`, 200],
    ["markup in the query", `/Courses?search=%3Cscript%20src=//${EVIL}%3E`, 200],
  ] as const)
    test(what, async ({ server }) => {
      const control = await keep(server, "/Courses");
      for (let time = 0; time < OFTEN; time += 1) {
        const answer = await server.ask("main", target);
        if (status !== undefined) expect(answer.status).toBe(status);
        expect([200, 301, 302, 308, 404]).toContain(answer.status);
        expect(answer.headers.location ?? "/").toMatch(/^\/(?!\/)/);
        expect(answer.text).not.toContain("<script src=//");
        if (answer.status === 200)
          expect(field(answer.text, /<link rel="canonical" href="([^"]*)"/)).toBe(server.url("main", "/Courses"));
      }
      expect(await visit(server, "/Courses")).toEqual(control);
    });

  test("two questions on one page have two answers, and neither is the plain page", async ({ server }) => {
    const titles = (html: string): readonly string[] =>
      Array.from(html.matchAll(/href="\/Courses\/([a-z0-9-]+)"/g), ([, slug = ""]) => slug);
    const plain = await keep(server, "/Courses");
    const [one, other] = [await keep(server, "/Courses?search=Go"), await keep(server, "/Courses?search=PostgreSQL")];
    const lists = [plain, one, other].map(({ html }) => titles(html).join(" "));
    expect(new Set(lists).size).toBe(3);
    expect(titles(other.html)).toContain("postgresql-in-production");
  });
});

test.describe("what a kept page depends on", () => {
  test("HEAD leaves a page for GET, and GET one for HEAD", async ({ server }) => {
    for (let time = 0; time < OFTEN; time += 1) {
      const { status, body } = await server.ask("main", "/Courses?head", { method: "HEAD" });
      expect([status, body.length]).toEqual([200, 0]);
    }
    const page = await server.ask("main", "/Courses?head");
    expect(page.text).toContain("</html>");
    const head = await server.ask("main", "/Courses?head", { method: "HEAD" });
    expect(head.headers["content-length"]).toBe(String(page.body.length));
    expect(head.headers.etag).toBe(page.headers.etag);
  });

  test("each encoding is a thing of its own, with a tag of its own", async ({ server }) => {
    await keep(server, "/Courses?encodings");
    const tags = new Map<string, string>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const headers = { "accept-encoding": encoding };
      const { headers: given } = await server.ask("main", "/Courses?encodings", { headers });
      expect([given["content-encoding"] ?? "identity", given.vary]).toEqual([encoding, "accept-encoding"]);
      tags.set(encoding, given.etag ?? "none");
    }
    expect(new Set(tags.values()).size).toBe(3);
    for (const [encoding] of tags)
      for (const [theirs, tag] of tags) {
        const headers = { "accept-encoding": encoding, "if-none-match": tag };
        const { status } = await server.ask("main", "/Courses?encodings", { headers });
        expect([encoding, theirs, status]).toEqual([encoding, theirs, theirs === encoding ? 304 : 200]);
      }
  });

  test("a visitor's language is kept for visitors of that language, whoever comes first", async ({ server }) => {
    const english = { cookie: "language=en" };
    for (let time = 0; time < OFTEN; time += 1) await server.ask("demo", "/?first", { headers: english });
    expect((await visit(server, "/?first", "demo")).language).toBe("id");
    const { text, headers } = await server.ask("demo", "/?first", { headers: english });
    expect(text).toContain('<html lang="en"');
    expect(headers.vary).toContain("cookie");
    expect(headers["cache-control"]).toBe("private, no-cache");
  });
});

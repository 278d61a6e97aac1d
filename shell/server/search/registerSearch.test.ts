import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import { readSearchDocument } from "../../client/palette/search/searchDocument";
import { openToken } from "../testing/FakePlatform";
import { answeringRenderer } from "../testing/answeringRenderer";
import { loadedRelease } from "../testing/loadedRelease";
import { TestServer } from "../testing/TestServer";
import { registerSearch } from "./registerSearch";

const ROUTES = ["/", "/Blog", "/Blog/:id", "/Pesilat"];

describe("/search-index.json", () => {
  const server = new TestServer();
  const release = (isDown: boolean, id: string) =>
    loadedRelease(
      [
        {
          id: "blog",
          paths: ROUTES,
          pages: { all: { loader: () => Promise.resolve({ data: {}, head: { title: "Tulisan" } }) } },
          hosts: [{ host: "services", method: "GET", path: "post/list" }],
          search: {
            kinds: { post: { name: () => "Artikel", icon: "edit" } },
            parts: {
              posts: async ({ tenant, language, http }) => {
                if (isDown) throw new AppError("offline", "The host is down");
                await http.services.get("post/list");
                return [{ path: "/Blog/1", title: `Satu ${tenant.key} ${language}`, kind: "post" }];
              },
            },
          },
        },
      ],
      id,
    );
  let live = release(false, "r0");
  let releases = 0;

  beforeAll(async () => {
    for (const site of server.platform.sites.values())
      site.settings = { ...site.settings, routes: ROUTES, languages: ["en"] };
    server.platform.addSite("tutup.localhost", "tutup").settings["isMaintenance"] = true;
    const members = server.platform.addSite("anggota.localhost", "anggota");
    members.settings = { ...members.settings, routes: ROUTES, isLoginOnly: true };
    await server.start({
      registerRoutes: (app) =>
        registerSearch(app, {
          directory: server.directory,
          upstream: server.upstream,
          releases: { current: () => Promise.resolve({ release: live.release }) } as never, // what is read of them
          renderer: answeringRenderer(() => live),
        }),
    });
  });
  beforeEach(() => {
    releases += 1;
    live = release(false, `r${releases}`);
  });
  afterAll(() => server.stop());

  const ask = (url: string, host = "main.localhost:3000", headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ method: "GET", url, headers: { host, ...headers } });
  const titles = (body: string) => readSearchDocument(JSON.parse(body)).entries.map(({ title }) => title);

  it("is the index of the site, for everybody, as it is now", async () => {
    const { statusCode, headers, body } = await ask("/search-index.json");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, no-cache",
    });
    expect(titles(body)).toEqual(expect.arrayContaining(["Satu main id", "Tulisan"]));
    expect(readSearchDocument(JSON.parse(body)).kinds.map(({ id, name }) => [id, name])).toEqual([
      ["blog.post", "Artikel"],
      ["page", "Halaman"],
    ]);
  });

  it("is in the language that its address names, whatever the visitor's cookie says", async () => {
    const headers = { cookie: "language=en" };
    expect(titles((await ask("/search-index.json?lang=en")).body)).toContain("Satu main en");
    expect(titles((await ask("/search-index.json?lang=xx", undefined, headers)).body)).toContain("Satu main id");
  });

  it("is that of the other site on a part of a host that is one, asked for without anybody's session", async () => {
    const { body } = await ask("/pesilat/search-index.json", undefined, { cookie: "access_token=abc" });
    const { headers } = server.platform.callsTo("/post/list").at(-1) ?? {};
    expect(openToken(String(headers?.["app-token"])).host).toBe("pesilat.localhost");
    expect(headers?.["authorization"]).toBeUndefined();
    expect(readSearchDocument(JSON.parse(body)).entries.map(({ path }) => path)).toEqual(["/Pesilat"]);
    expect((await ask("/search-index.json", "nobody.localhost")).statusCode).toBe(404);
  });

  it("is sent as the browser takes it, each with a tag of its own, and not again to whoever has it", async () => {
    const plain = await ask("/search-index.json");
    const br = await ask("/search-index.json", undefined, { "accept-encoding": "gzip, br" });
    const gzip = await ask("/search-index.json", undefined, { "accept-encoding": "gzip" });
    expect(brotliDecompressSync(br.rawPayload).toString("utf8")).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString("utf8")).toBe(plain.body);
    const tags = [plain, br, gzip].map(({ headers }) => String(headers["etag"]));
    expect(new Set(tags).size).toBe(3);
    const again = await ask("/search-index.json", undefined, { "if-none-match": tags[0] ?? "" });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("has a gap where a host is down, says so, and is told to the log once", async () => {
    live = release(true, "down");
    const { statusCode, body } = await ask("/search-index.json");
    expect(statusCode).toBe(200);
    expect(readSearchDocument(JSON.parse(body)).isPartial).toBe(true);
    await ask("/search-index.json?lang=en");
    const lines = server.logLines.filter(({ msg }) => msg === "not in the search index");
    expect(lines).toMatchObject([{ remote: "blog", part: "posts", reason: "The host is down", tenant: "main" }]);
  });

  it("is not there while the site is being worked on", async () => {
    const { statusCode, headers } = await ask("/search-index.json", "tutup.localhost");
    expect(statusCode).toBe(503);
    expect(headers["retry-after"]).toBe("300");
  });

  it("is for members alone where the pages are, and kept by nobody between", async () => {
    expect((await ask("/search-index.json", "anggota.localhost")).statusCode).toBe(401);
    const member = await ask("/search-index.json", "anggota.localhost", { cookie: "access_token=abc" });
    expect(member.statusCode).toBe(200);
    expect(member.headers["cache-control"]).toBe("private, no-cache");
  });
});

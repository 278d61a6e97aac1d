import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { document, failed, notFound, redirect, type DocumentDefinition } from "@serambi/kernel/server";
import { parseRssFeed } from "feedsmith";

import type { PaintTask } from "../cards/paint";
import { ImageSources } from "../images/ImageSources";
import { PictureCache } from "../images/PictureCache";
import { EMPTY_REGISTRY, type Registry } from "../../registry/schema";
import { RenderInterrupted } from "../render/RenderInterrupted";
import { answeringRenderer } from "../testing/answeringRenderer";
import { openToken } from "../testing/FakePlatform";
import { loadedRelease, type TestRemote } from "../testing/loadedRelease";
import { TestServer } from "../testing/TestServer";
import { sampleFeed, sampleItem } from "./feed/testing/sampleFeed";
import { registerDocuments } from "./registerDocuments";
import { sampleSheet } from "./sheet/testing/sampleSheet";

const ROUTES = ["/", "/Blog"];
const PDF = "/passes/7kq2/pass.pdf";

const HOSTS = [{ host: "services", method: "GET", path: "user/me" }] as const;

describe("documents", () => {
  const server = new TestServer();
  const folder = mkdtempSync(join(tmpdir(), "documents-"));
  const drawn: PaintTask[] = [];
  /** What loaders were asked for. */
  const asked: { path: string; params: object; query: string; key: string; language: string }[] = [];
  let items = [sampleItem()];
  let failure: Error | null = null;
  let interruption: RenderInterrupted | null = null;
  let releases = 0;

  const note: Pick<DocumentDefinition, "loader"> = {
    loader: async (_deps, { path, params, query, tenant, language }) => {
      asked.push({ path, params, query: String(query), key: tenant.key, language });
      if (failure) throw failure;
      return notFound();
    },
  };
  const defined: readonly DocumentDefinition[] = [
    document({
      id: "feed",
      paths: ["/rss.xml", "/:section/rss.xml"],
      loader: async (deps, context) => {
        await note.loader(deps, context);
        return context.params["section"] === "nothing"
          ? notFound()
          : deps.feed({
              ...sampleFeed({ items }),
              page: context.params["section"] ? "/Blog" : "/",
              maxAgeSeconds: 300,
            });
      },
    }),
    document({
      id: "pass",
      paths: ["/passes/:code/:file"],
      loader: async (deps, context) => {
        await note.loader(deps, context);
        const { code = "", file } = context.params;
        const sheet = sampleSheet({ name: code });
        if (file === "card.png") return deps.paint({ sheet, width: 1_200, format: "card", isShared: true });
        if (file !== "pass.pdf") return notFound();
        const facts = {
          title: "Kartu",
          subject: "Python",
          language: context.language,
          createdAt: "2026-11-20T18:00:00Z",
        };
        return deps.pdf({
          sheet,
          ...facts,
          fileName: 'Kartu "Nguyễn".pdf',
          maxAgeSeconds: 86_400,
          isIndexed: false,
        });
      },
    }),
    document({
      id: "cover",
      paths: ["/cover.png"],
      loader: (deps) =>
        Promise.resolve(deps.cover({ title: "Lembar", subtitle: "Suara", width: 2_000, isShared: true })),
    }),
    document({
      id: "own",
      paths: ["/calendar.ics"],
      loader: async (deps) => {
        const body = JSON.stringify(await deps.http.services.get("user/me"));
        return deps.text({ type: "text/calendar; charset=utf-8", body, maxAgeSeconds: 60, isShared: true });
      },
    }),
    document({
      id: "ending",
      paths: ["/ending/:how.txt", "/ending/:how"],
      loader: (_deps, { params }) =>
        Promise.resolve(params["how"] === "moved" ? redirect("/rss.xml", 301) : failed(Number(params["how"]), "no")),
    }),
    document({ id: "wrong", paths: ["/wrong"], loader: () => Promise.resolve({ kind: "text", body: 7 } as never) }),
  ];

  let live = loadedRelease([]);
  /** With a canary, for visitors that a page has given a cookie. */
  let tried: ReturnType<typeof loadedRelease> | null = null;
  const ship = (more: Partial<TestRemote> = {}): void => {
    releases += 1;
    live = loadedRelease([{ id: "blog", paths: ["/Blog"], documents: defined, hosts: HOSTS, ...more }], `r${releases}`);
  };

  beforeAll(async () => {
    const cache = await PictureCache.open({ folder, maxBytes: 10_000_000 });
    for (const site of server.platform.sites.values())
      // Its logo is gone: there are documents all the same.
      site.settings = { ...site.settings, routes: ROUTES, languages: ["en"], logoDark: "/media/main/gone.svg" };
    const add = (name: string, settings: object): void => {
      const site = server.platform.addSite(`${name}.localhost`, name);
      site.settings = { ...site.settings, routes: ROUTES, ...settings };
    };
    add("tutup", { isMaintenance: true });
    add("anggota", { isLoginOnly: true });
    add("lain", { routes: ["/"] });
    server.platform.onCall = (request, reply) => {
      if (request.url.startsWith("/services/media/")) return reply.code(404).send();
      if (request.url.startsWith("/services/user/me")) return reply.send({ status: true, message: "", data: "Laras" });
      return undefined;
    };
    await server.start({
      registerRoutes: (app) => {
        const { upstream, directory } = server;
        const renderer = answeringRenderer(() => live);
        const trying = answeringRenderer(() => tried ?? live);
        registerDocuments(app, {
          directory,
          upstream,
          releases: {
            current: (_tenant: string, cohortIn?: (registry: Registry) => number | null) =>
              Promise.resolve(tried && cohortIn && cohortIn(EMPTY_REGISTRY) !== null ? tried : live),
          } as never, // what is read of them
          renderer: {
            ...renderer,
            ask: (...question) => {
              if (interruption) return Promise.reject(interruption);
              return (question[0].id === tried?.release.id ? trying : renderer).ask(...question);
            },
          },
          sources: new ImageSources({
            upstream,
            remoteFile: () => Promise.resolve(null),
            hosts: new Set(),
            timeoutMs: 20_000,
          }),
          cache,
          paint: (task) => {
            drawn.push(task);
            return Promise.resolve(Buffer.from(`file ${drawn.length}`));
          },
        });
      },
    });
  });
  beforeEach(() => {
    asked.length = 0;
    items = [sampleItem()];
    failure = null;
    interruption = null;
    tried = null;
    ship();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  describe("that are found", () => {
    it("stand where a remote of the site claims them, in any letter case, before pages", async () => {
      for (const path of ["/rss.xml", "/Blog/rss.xml", "/BLOG/RSS.XML", "/Blog/r%73s.xml"])
        expect([path, (await server.get(path)).headers["content-type"]]).toEqual([
          path,
          "application/rss+xml; charset=utf-8",
        ]);
    });

    it("are told the path, its parameters, the query and the site", async () => {
      await server.get("/Kabar%20Baru/rss.xml?page=2&lang=en");
      expect(asked).toEqual([
        {
          path: "/Kabar%20Baru/rss.xml",
          params: { section: "Kabar Baru" },
          query: "page=2&lang=en",
          key: "main",
          language: "en",
        },
      ]);
      await server.get("/rss.xml?lang=xx", { cookie: "language=en" });
      expect(asked.at(-1)?.language).toBe("id");
    });

    it.each(["/Blog", "/Blog/rss.json", "/a/b/rss.xml", "/rss.xml/x", "/passes/7kq2"])(
      "leave %s to the pages",
      async (path) => {
        const { body } = await server.get(path);
        expect(body).toContain("<h1>Site main</h1>");
        expect(asked).toEqual([]);
      },
    );

    it("are nothing on a site that has no page of that remote, or that there is not", async () => {
      expect((await server.get("/rss.xml", {}, "lain.localhost:3000")).body).toContain('"key":"lain"');
      expect((await server.get("/rss.xml", {}, "nobody.localhost:3000")).statusCode).toBe(404);
      expect(asked).toEqual([]);
    });

    it("are the canary's for those who see its pages, and kept by nobody for the others", async () => {
      const brief = document({
        id: "brief",
        paths: ["/brief.txt"],
        loader: ({ text }) => Promise.resolve(text({ type: "text/plain", body: "tried", maxAgeSeconds: 60 })),
      });
      tried = loadedRelease([{ id: "blog", paths: ["/Blog"], documents: [...defined, brief], hosts: HOSTS }], "trial");
      const theirs = await server.get("/brief.txt", { cookie: "visitor=abcdefghijklmnopqrstuv" });
      expect([theirs.body, theirs.headers["cache-control"]]).toEqual(["tried", "private, no-store"]);
      expect((await server.get("/brief.txt")).body).toContain("<h1>Site main</h1>");
    });

    it("never mix two sites", async () => {
      const answers = await Promise.all([server.get("/rss.xml"), server.get("/rss.xml", {}, "demo.localhost:3000")]);
      expect(answers.map(({ body }) => parseRssFeed(body).link)).toEqual([
        "http://main.localhost:3000/",
        "http://demo.localhost:3000/",
      ]);
    });

    it("are those of the other site on a part of a host that is one", async () => {
      for (const site of server.platform.sites.values())
        site.settings = { ...site.settings, routes: [...ROUTES, "/Pesilat"] };
      ship({ paths: ["/Blog", "/Pesilat"] });
      await server.get("/pesilat/rss.xml");
      expect(asked).toMatchObject([{ key: "pesilat", params: { section: "pesilat" } }]);
    });
  });

  describe("that are texts", () => {
    it("say how long they may be kept and who may read them", async () => {
      const { headers } = await server.get("/Blog/rss.xml");
      expect(headers).toMatchObject({
        "cache-control": "public, max-age=300",
        "last-modified": "Tue, 20 Oct 2026 02:30:00 GMT",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        "content-security-policy": expect.stringMatching(/^sandbox/),
      });
    });

    it("answer HEAD with the same and without the text", async () => {
      const feed = await server.get("/Blog/rss.xml");
      const head = await server.app.inject({
        method: "HEAD",
        url: "/Blog/rss.xml",
        headers: { host: "main.localhost:3000" },
      });
      expect([head.statusCode, head.body]).toEqual([200, ""]);
      expect(head.headers["etag"]).toBe(feed.headers["etag"]);
      expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(feed.body)));
    });

    it("are 304 to a reader that has them, by their tag or by their time", async () => {
      const { headers } = await server.get("/Blog/rss.xml");
      const etag = String(headers["etag"]);
      const modified = String(headers["last-modified"]);
      const statuses = async (has: Record<string, string>): Promise<readonly [number, string]> => {
        const answer = await server.get("/Blog/rss.xml", has);
        return [answer.statusCode, answer.body.slice(0, 5)];
      };
      expect(await statuses({ "if-none-match": etag })).toEqual([304, ""]);
      expect(await statuses({ "if-none-match": `"other", W/${etag}` })).toEqual([304, ""]);
      expect(await statuses({ "if-modified-since": modified })).toEqual([304, ""]);
      expect(await statuses({ "if-none-match": '"other"', "if-modified-since": modified })).toEqual([200, "<?xml"]);
      expect(await statuses({ "if-modified-since": "Wed, 21 Oct 2026 02:30:00 GMT" })).toEqual([200, "<?xml"]);
    });

    it("are the same in every encoding, each under its own tag", async () => {
      const plain = await server.get("/Blog/rss.xml");
      const br = await server.get("/Blog/rss.xml", { "accept-encoding": "gzip, br" });
      const gzip = await server.get("/Blog/rss.xml", { "accept-encoding": "gzip" });
      expect([br, gzip].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip"]);
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      expect(new Set([plain, br, gzip].map(({ headers }) => headers["etag"])).size).toBe(3);
      expect(plain.headers["vary"]).toBe("accept-encoding");
    });

    it("are made once for a crowd, and anew for another release, query or language", async () => {
      await Promise.all(Array.from({ length: 10 }, () => server.get("/Blog/rss.xml")));
      expect(asked).toHaveLength(1);
      await server.get("/Blog/rss.xml?a");
      await server.get("/Blog/rss.xml?lang=en");
      expect(asked).toHaveLength(3);
      items = [sampleItem({ title: "Yang baru" })];
      ship();
      expect((await server.get("/Blog/rss.xml")).body).toContain("Yang baru");
    });
  });

  describe("that are drawn", () => {
    it("are drawn once, in the look of the site, and kept under their name", async () => {
      const [first, second] = [await server.get(PDF), await server.get(PDF)];
      expect([first.body, second.body]).toEqual(["file 1", "file 1"]);
      expect(drawn).toMatchObject([
        { kind: "sheet", face: { site: "Site main", logo: null }, format: { kind: "pdf", author: "Site main" } },
      ]);
      expect(first.headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="Kartu -Nguyen-.pdf"; filename*=UTF-8''Kartu%20%22Nguy%E1%BB%85n%22.pdf`,
        "cache-control": "public, max-age=86400",
        "x-robots-tag": "noindex",
      });
      expect(first.headers["cross-origin-resource-policy"]).not.toBe("cross-origin");
      expect((await server.get(PDF, { "if-none-match": String(first.headers["etag"]) })).statusCode).toBe(304);
    });

    it("are a card and a cover that others may show", async () => {
      for (const path of ["/passes/7kq2/card.png", "/cover.png"]) {
        const { headers } = await server.get(path);
        expect(headers).toMatchObject({
          "content-type": "image/png",
          "cross-origin-resource-policy": "cross-origin",
          "cache-control": "no-cache",
        });
      }
      expect(drawn.slice(-2)).toMatchObject([
        { kind: "sheet", format: { kind: "card" } },
        { kind: "cover", face: { title: "Lembar", foot: "Suara" }, width: 2_000 },
      ]);
    });
  });

  describe("of a visitor's own", () => {
    it("are made with their session, and kept by nobody", async () => {
      const cookie = "access_token=abc";
      const count = () => server.platform.callsTo("/user/me").length;
      const before = count();
      const answers = [await server.get("/calendar.ics", { cookie }), await server.get("/calendar.ics", { cookie })];
      expect(count()).toBe(before + 2);
      expect(server.platform.callsTo("/user/me").at(-1)?.headers["authorization"]).toContain("abc");
      for (const { headers, body } of answers) {
        expect(body).toContain("Laras");
        expect(headers["cache-control"]).toBe("private, no-store");
        expect(headers["access-control-allow-origin"]).toBeUndefined();
      }
    });

    it("are asked for without anybody's session otherwise", async () => {
      await server.get("/calendar.ics");
      const { headers } = server.platform.callsTo("/user/me").at(-1) ?? {};
      expect(headers?.["authorization"]).toBeUndefined();
      expect(openToken(String(headers?.["app-token"])).host).toBe("main.localhost");
    });

    it("are drawn, and not kept", async () => {
      const path = "/passes/milik-sendiri/card.png";
      const cookie = "access_token=abc";
      const bodies = [(await server.get(path, { cookie })).body, (await server.get(path, { cookie })).body];
      expect(new Set(bodies).size).toBe(2);
    });
  });

  describe("that are none", () => {
    it("are 404 where the remote has none, as for any file", async () => {
      for (const path of ["/nothing/rss.xml", "/passes/7kq2/other.pdf"]) {
        const { statusCode, headers } = await server.get(path);
        expect([path, statusCode, headers["cache-control"]]).toEqual([path, 404, "no-store"]);
      }
    });

    it("lead elsewhere, or fail as the remote says", async () => {
      const moved = await server.get("/ending/moved");
      expect([moved.statusCode, moved.headers["location"], moved.headers["cache-control"]]).toEqual([
        301,
        "/rss.xml",
        "no-cache",
      ]);
      expect((await server.get("/ending/410")).statusCode).toBe(410);
      expect((await server.get("/ending/503")).headers["retry-after"]).toBe("60");
    });

    it.each(["offline", "timeout", "upstream", "malformed"] as const)(
      "ask to come again where the host comes to %s, and are made once it is back",
      async (code) => {
        failure = new AppError(code, "away");
        const { statusCode, headers, body } = await server.get("/Blog/rss.xml");
        expect([statusCode, headers["retry-after"]]).toEqual([503, "60"]);
        expect(body).not.toContain("<rss");
        failure = null;
        expect((await server.get("/Blog/rss.xml")).statusCode).toBe(200);
      },
    );

    it("are what the host says of what it refuses", async () => {
      failure = new AppError("forbidden", "no");
      expect((await server.get("/Blog/rss.xml")).statusCode).toBe(403);
    });

    it("ask to come again where the remote's code is not here, or ended what made them", async () => {
      ship({ isBroken: true });
      expect((await server.get("/Blog/rss.xml")).statusCode).toBe(503);
      interruption = new RenderInterrupted("blocked", { remote: "blog", version: "1" });
      const { statusCode, headers } = await server.get("/Blog/rss.xml");
      expect([statusCode, headers["retry-after"]]).toEqual([503, "60"]);
    });

    it("are a fault where code throws or gives what is no document, and say whose", async () => {
      failure = new TypeError("a fault");
      expect((await server.get("/Blog/rss.xml")).statusCode).toBe(500);
      expect((await server.get("/wrong")).statusCode).toBe(500);
      expect(JSON.stringify(server.logLines.filter(({ msg }) => msg === "request failed"))).toContain(
        "blog gave something for /wrong",
      );
    });

    it("are nothing on a site that is closed, or that only its members see", async () => {
      const closed = await server.get("/rss.xml", {}, "tutup.localhost:3000");
      expect([closed.statusCode, closed.headers["retry-after"]]).toEqual([503, "300"]);
      expect((await server.get("/rss.xml", {}, "anggota.localhost:3000")).statusCode).toBe(404);
      expect(asked).toEqual([]);
      const cookie = "access_token=abc";
      expect((await server.get("/rss.xml", { cookie }, "anggota.localhost:3000")).statusCode).toBe(200);
    });
  });
});

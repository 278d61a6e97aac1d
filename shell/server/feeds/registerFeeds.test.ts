import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { FeedModule } from "@serambi/kernel/remote";
import { parseRssFeed } from "feedsmith";

import { layout } from "../../client/layouts/main/layout";
import type { PaintTask } from "../cards/paint";
import { paintCover } from "../cards/paintCover";
import { PictureCache } from "../images/PictureCache";
import { RenderEngine } from "../render/RenderEngine";
import { RenderInterrupted } from "../render/RenderInterrupted";
import { TestServer } from "../testing/TestServer";
import { coverFace } from "./podcastCover";
import { registerFeeds } from "./registerFeeds";
import { moduleOf, releaseWith, sampleEpisode, sampleItem, sampleText, siteWith } from "./testing/feedSite";

const ROUTES = ["/", "/Blog", "/News", "/Podcast"];

describe("the addresses of feeds", () => {
  const server = new TestServer();
  const folder = mkdtempSync(join(tmpdir(), "feeds-"));
  const drawn: PaintTask[] = [];
  let live = releaseWith(undefined);
  let reads = 0;
  let releases = 0;
  let interruption: RenderInterrupted | null = null;

  /** Another release: nothing of it has been asked for. */
  const ship = (module: FeedModule): void => {
    releases += 1;
    const counted: FeedModule = {
      ...module,
      read: (section, deps) => {
        reads += 1;
        return module.read(section, deps);
      },
    };
    live = releaseWith(counted, `release-${releases}`);
  };

  const engine = new RenderEngine({ bring: () => Promise.resolve(live), assets: undefined as never }); // no page is made

  beforeAll(async () => {
    const cache = await PictureCache.open({ folder, maxBytes: 10_000_000 });
    for (const site of server.platform.sites.values()) site.settings = { ...site.settings, routes: ROUTES };
    server.platform.addSite("tutup.localhost", "tutup").settings["isMaintenance"] = true;
    const members = server.platform.addSite("anggota.localhost", "anggota");
    members.settings = { ...members.settings, routes: ROUTES, isLoginOnly: true };
    await server.start({
      registerRoutes: (app) =>
        registerFeeds(app, {
          directory: server.directory,
          upstream: server.upstream,
          releases: { current: () => Promise.resolve({ release: live.release }) } as never, // what is read of them
          renderer: {
            load: engine.load,
            page: engine.page,
            ask: (...asked) => (interruption ? Promise.reject(interruption) : engine.ask(...asked)),
          },
          cache,
          paint: (task) => {
            drawn.push(task);
            return Promise.resolve(Buffer.from(`drawing ${drawn.length}`));
          },
        }),
    });
  });
  beforeEach(() => {
    reads = 0;
    interruption = null;
    ship(moduleOf({ "/Blog": [sampleItem()], "/News": [], "/Podcast": [sampleEpisode()] }));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["/Blog/rss.xml", "application/rss+xml; charset=utf-8", "http://main.localhost:3000/Blog/rss.xml"],
    ["/blog/rss.xml", "application/rss+xml; charset=utf-8", "http://main.localhost:3000/Blog/rss.xml"],
    ["/Blog/feed.json", "application/feed+json; charset=utf-8", "http://main.localhost:3000/Blog/feed.json"],
    ["/Podcast/rss.xml", "application/rss+xml; charset=utf-8", "http://main.localhost:3000/Podcast/rss.xml"],
    ["/rss.xml", "application/rss+xml; charset=utf-8", "http://main.localhost:3000/rss.xml"],
    ["/feed.json", "application/feed+json; charset=utf-8", "http://main.localhost:3000/feed.json"],
  ])("answer %s, which says where it is", async (url, type, self) => {
    const { statusCode, headers, body } = await server.get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=300",
      "last-modified": "Tue, 20 Oct 2026 02:30:00 GMT",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(body).toContain(self);
  });

  it.each(["/Courses/rss.xml", "/Blog/x/rss.xml", "/rss.json", "/Blog/%zz/rss.xml", "/a/b/c/d/rss.xml"])(
    "have none at %s",
    async (url) => {
      const { body } = await server.get(url);
      expect(body).not.toContain("<rss");
      expect(reads).toBe(0);
    },
  );

  it("say 404 for a section that the site has not, as for any file", async () => {
    const { statusCode, headers } = await server.get("/Courses/rss.xml");
    expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
  });

  it("answer HEAD with the same and without the feed", async () => {
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

  it("say 304 to a reader that has the feed, by its tag or by its time", async () => {
    const { headers } = await server.get("/Blog/rss.xml");
    const etag = String(headers["etag"]);
    const modified = String(headers["last-modified"]);
    const statuses = async (asked: Record<string, string>): Promise<readonly [number, string]> => {
      const answer = await server.get("/Blog/rss.xml", asked);
      return [answer.statusCode, answer.body.slice(0, 5)];
    };
    expect(await statuses({ "if-none-match": etag })).toEqual([304, ""]);
    expect(await statuses({ "if-none-match": `"other", W/${etag}` })).toEqual([304, ""]);
    expect(await statuses({ "if-modified-since": modified })).toEqual([304, ""]);
    expect(await statuses({ "if-none-match": '"other"', "if-modified-since": modified })).toEqual([200, "<?xml"]);
    expect(await statuses({ "if-modified-since": "Wed, 21 Oct 2026 02:30:00 GMT" })).toEqual([200, "<?xml"]);
  });

  it("send the same feed in every encoding, each under its own tag", async () => {
    const plain = await server.get("/Blog/rss.xml");
    const br = await server.get("/Blog/rss.xml", { "accept-encoding": "gzip, br" });
    const gzip = await server.get("/Blog/rss.xml", { "accept-encoding": "gzip" });
    expect([br, gzip].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers["etag"])).size).toBe(3);
    expect(plain.headers["vary"]).toBe("accept-encoding");
  });

  it("have a feed made once for a crowd, and anew for another release or other settings", async () => {
    await Promise.all(Array.from({ length: 10 }, () => server.get("/Blog/rss.xml")));
    await server.get("/BLOG/rss.xml");
    expect(reads).toBe(1);
    ship(moduleOf({ "/Blog": [sampleItem({ title: "Yang baru" })] }));
    expect((await server.get("/Blog/rss.xml")).body).toContain("Yang baru");
  });

  it("never mix two sites", async () => {
    const [main, demo] = await Promise.all([server.get("/rss.xml"), server.get("/rss.xml", {}, "demo.localhost:3000")]);
    expect(parseRssFeed(main.body)).toMatchObject({ title: "Site main", link: "http://main.localhost:3000/" });
    expect(parseRssFeed(demo.body)).toMatchObject({ title: "Site demo", link: "http://demo.localhost:3000/" });
    expect(demo.body).not.toContain("main.localhost");
  });

  it.each(["offline", "timeout", "upstream", "malformed"] as const)(
    "ask to come again where the host comes to %s, and never send an empty feed",
    async (code) => {
      const blog = moduleOf({ "/Blog": [] });
      ship({ ...blog, read: () => Promise.reject(new AppError(code, "away")) });
      const { statusCode, headers, body } = await server.get("/Blog/rss.xml");
      expect([statusCode, headers["retry-after"]]).toEqual([503, "60"]);
      expect(body).not.toContain("<rss");
      // What failed is not kept.
      ship(moduleOf({ "/Blog": [sampleItem()] }));
      expect((await server.get("/Blog/rss.xml")).statusCode).toBe(200);
    },
  );

  it("ask to come again where code of a remote ended what made them", async () => {
    interruption = new RenderInterrupted("blocked", { remote: "blog", version: "1" });
    const { statusCode, headers } = await server.get("/Blog/rss.xml");
    expect([statusCode, headers["retry-after"]]).toEqual([503, "60"]);
  });

  it("give nothing of a site that is closed, or that only its members see", async () => {
    const closed = await server.get("/rss.xml", {}, "tutup.localhost:3000");
    expect([closed.statusCode, closed.headers["retry-after"]]).toEqual([503, "300"]);
    for (const url of ["/rss.xml", "/Blog/feed.json"])
      expect((await server.get(url, {}, "anggota.localhost:3000")).statusCode).toBe(404);
    expect((await server.get("/rss.xml", {}, "tidak-ada.localhost:3000")).statusCode).toBe(404);
    expect(reads).toBe(0);
  });

  it.each([
    ["/Podcast/episode-8/suara/transcript.vtt", "text/vtt; charset=utf-8", "WEBVTT"],
    ["/Podcast/episode-8/transcript.vtt", "text/vtt; charset=utf-8", "WEBVTT"],
    ["/podcast/episode-8/suara/chapters.json", "application/json+chapters", '{"version":"1.2.0"'],
  ])("answer %s, to whoever plays it anywhere", async (url, type, begin) => {
    ship(moduleOf({ "/Podcast": [sampleEpisode()] }, () => Promise.resolve(sampleText())));
    const { statusCode, headers, body } = await server.get(url);
    expect([statusCode, body.slice(0, begin.length)]).toEqual([200, begin]);
    expect(headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=300",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect((await server.get(url, { "if-none-match": String(headers["etag"]) })).statusCode).toBe(304);
  });

  it("have an episode's texts made once, each episode its own", async () => {
    const asked: string[] = [];
    const recording = (path: string) => {
      asked.push(path);
      return Promise.resolve(sampleText({ chapters: [{ title: path, from: 0 }] }));
    };
    ship(moduleOf({ "/Podcast": [] }, recording));
    for (const id of ["a", "A", "a"]) {
      const { body } = await server.get(`/Podcast/${id}/x/chapters.json`);
      expect(body).toContain(`"title":"/Podcast/${id}/x"`);
    }
    expect(asked).toEqual(["/Podcast/a/x", "/Podcast/A/x"]);
  });

  it.each([
    ["/Podcast/episode-8/x/transcript.vtt", 404, new AppError("not-found", "none")],
    ["/Podcast/episode-8/x/chapters.json", 503, new AppError("timeout", "away")],
    ["/Blog/tulisan-101/x/transcript.vtt", 404, null],
  ])("say of %s that it is %i where that is so", async (url, status, error) => {
    const texts = () => (error ? Promise.reject(error) : Promise.resolve(sampleText()));
    ship(moduleOf({ "/Blog": [], "/Podcast": [] }, texts));
    expect((await server.get(url)).statusCode).toBe(status);
  });

  it("have the cover of a podcast at the address that its feed names, drawn once", async () => {
    const feed = parseRssFeed((await server.get("/Podcast/rss.xml")).body);
    const address = new URL(feed.itunes?.image ?? "").pathname;
    const [first, second] = [await server.get(address), await server.get(address)];
    expect([first.body, second.body]).toEqual(["drawing 1", "drawing 1"]);
    expect(first.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(drawn).toMatchObject([{ kind: "cover", face: { title: "Site main", foot: "Podcast" } }]);
    // One that was named before leads to it.
    const old = await server.get(`/social/podcast/${"A".repeat(22)}.png`);
    expect([old.statusCode, old.headers["location"]]).toEqual([302, address]);
    ship(moduleOf({ "/Blog": [] }));
    expect((await server.get(address)).statusCode).toBe(404);
  });
});

describe("the cover of a podcast", () => {
  it.each(["Lembar", "Percakapan panjang tentang sekolah, kota, dan pekerjaan"])(
    "is a square as large as directories want it, with %s on it",
    async (name) => {
      const { tenant } = siteWith(undefined, { settings: { title: name } });
      const png = await paintCover(coverFace(tenant, layout, { section: "/Podcast", title: "Podcast" }));
      const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
      expect(height).toBe(width);
      expect(width).toBeGreaterThanOrEqual(1_400);
      expect(width).toBeLessThanOrEqual(3_000);
      expect(png.length).toBeLessThan(512 * 1024);
    },
  );
});

import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import {
  REMOTE_CONTRACT,
  Slot,
  useTenant,
  type AnyRemote,
  type FeedModule,
  type PageOutcome,
} from "@serambi/kernel/remote";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";
import cookie from "@fastify/cookie";
import { fastify } from "fastify";

import type { LoadedRemote } from "../../registry/BundleLoader";
import type { Artefact, ShippedVersion } from "../../registry/schema";
import type { ClientAssets } from "./ClientAssets";
import { LiveRelease } from "./LiveRelease";
import { PageRenderer } from "./PageRenderer";
import { RenderEngine } from "./RenderEngine";

const NO_CHUNKS = { js: [], css: [] };
const SLOT = "sites.late.v1";

interface Parts {
  readonly preload?: () => Promise<PageOutcome | void>;
  readonly isThrowing?: boolean;
  readonly slotData?: () => Promise<unknown>;
  readonly isSlotThrowing?: boolean;
  readonly isWorkerOn?: boolean;
  readonly absent?: readonly string[];
  readonly feeds?: FeedModule;
}

const TenantName = () => <h1>The page of {useTenant().settings.title}</h1>;

const remote = ({ preload, isThrowing, slotData, isSlotThrowing, feeds }: Parts): AnyRemote => ({
  id: "sites",
  contract: REMOTE_CONTRACT,
  messages: { id: () => Promise.resolve({ messages: {} }), en: () => Promise.resolve({ messages: {} }) },
  createStore: () => ({ snapshot: () => ({ saved: "</script>" }) }),
  ...(feeds && { feeds: () => Promise.resolve(feeds) }),
  pages: [
    {
      id: "home",
      paths: ["/"],
      load: () =>
        Promise.resolve({
          Page: () => {
            if (isThrowing) throw new Error("in the page");
            return (
              <>
                <TenantName />
                <Slot id="s" />
              </>
            );
          },
        }),
      preload: () => preload?.() ?? Promise.resolve(),
      slots: () => (slotData ? [{ id: "s", name: SLOT, props: {} }] : []),
      head: () => ({ title: "Home" }),
    },
  ],
  slots: [
    {
      name: SLOT,
      minHeightRem: 10,
      schema: () => Promise.resolve({ schema: { parse: (value: unknown) => value } as never }), // any schema: not what is tested here
      load: () =>
        Promise.resolve({
          Slot: ({ data }) => {
            if (isSlotThrowing) throw new Error("in the slot");
            return <p>{String(data)}</p>;
          },
        }),
      preload: () => slotData?.() ?? Promise.resolve(""),
    },
  ],
});

const shipped: ShippedVersion = {
  version: "1",
  sha384: "",
  signature: null,
  shippedAt: "",
  by: "",
  pages: [{ id: "home", paths: ["/"] }],
  slots: [{ name: SLOT, minHeightRem: 10 }],
};

const artefact: Artefact = {
  format: 1,
  id: "sites",
  version: "1",
  contract: REMOTE_CONTRACT,
  builtAgainst: {},
  container: "c",
  entry: "web/remoteEntry.js",
  server: "server/remote.cjs",
  files: { "web/remoteEntry.js": { bytes: 1, sha384: "sha384-x" } },
  base: NO_CHUNKS,
  messages: {},
  pages: [{ id: "home", paths: ["/"], chunks: NO_CHUNKS }],
  slots: [{ name: SLOT, minHeightRem: 10, props: {}, chunks: NO_CHUNKS }],
};

const assets = {
  scriptsOf: () => [{ href: "/assets/shell.js", integrity: "sha384-s" }],
  stylesOf: () => [],
  commonFiles: () => [],
} as unknown as ClientAssets; // its two methods: the class reads a build from disk

const serve = (parts: Parts) => {
  const loaded: LoadedRemote = { kind: "loaded", artefact, remote: remote(parts), styles: new Map() };
  const live = new LiveRelease(
    { id: "r1", remotes: { sites: shipped }, ...(parts.absent && { absent: parts.absent }) },
    new Map([["sites", loaded]]),
  );
  const { release } = live;
  const current = { release, asked: release, resting: [] };
  const renderer = new PageRenderer({
    releases: { current: () => Promise.resolve(current) } as never, // the one method that is called
    renderer: new RenderEngine({
      bring: () => Promise.resolve(live),
      isWorkerOn: parts.isWorkerOn ?? false,
      now: () => new Date("2026-11-21T00:00:00Z"),
      assets,
    }),
    assets,
  });
  const lines: string[] = [];
  const app = fastify({ logger: { level: "error", stream: { write: (line: string) => void lines.push(line) } } });
  void app.register(cookie);
  app.get("*", (request, reply) => {
    const title = String(request.headers["x-title"] ?? "Serambi");
    const isMaintenance = request.headers["x-maintenance"] !== undefined;
    const base = fakeTenant();
    const tenant = { ...base, settings: { ...base.settings, title, isMaintenance, routes: ["/"] } };
    const url = new URL(request.url, "http://main.localhost");
    return renderer.handle(request, reply, {
      site: { tenant, appVersion: "1", isStale: false },
      http: fakeHttp({}),
      nonce: "n0nce",
      url,
    });
  });
  return { app, lines };
};

const get = (parts: Parts, url = "/", headers: Record<string, string> = {}) =>
  serve(parts).app.inject({ url, headers });

describe("PageRenderer", () => {
  it("sends the whole page in its place, with what the browser needs to take over", async () => {
    const { statusCode, body } = await get({ slotData: () => Promise.resolve("the slot's words") });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<main[^>]*>.*<h1>The page of .*Serambi<\/h1>.*the slot&#x27;s words.*<\/main>/s);
    expect(body).toContain('<script src="/assets/shell.js" integrity="sha384-s"');
    expect(body.endsWith("</body></html>")).toBe(true);
  });

  it("names the feed of the whole site where there is one", async () => {
    const FEED =
      '<link rel="alternate" type="application/rss+xml" title="Serambi" href="https://contoh.example/rss.xml"';
    const feeds: FeedModule = {
      sections: () => [{ section: "/Blog", title: "Blog" }],
      read: () => Promise.reject(new Error("no page reads a feed")),
    };
    expect((await get({ feeds })).body).toContain(FEED);
    expect((await get({})).body).not.toContain("rss.xml");
  });

  it("lets no value of the state close its script element", async () => {
    const { body } = await get({});
    expect(body).not.toContain('"saved":"</script>');
    expect(body).toContain('"saved":"\\u003c/script>"');
  });

  it("streams a slot that comes late behind the page, with its data", async () => {
    const late = () => new Promise((resolve) => setTimeout(resolve, 400, "came late"));
    const { statusCode, body } = await get({ slotData: late });
    expect(statusCode).toBe(200);
    const [page = "", rest = ""] = body.split("</main>");
    expect(page).not.toContain("came late");
    expect(rest).toContain("<p>came late</p>");
    expect(rest).toContain('id="serambi-slot-s"');
    expect(rest.indexOf("serambi-state")).toBeLessThan(rest.indexOf("came late"));
  });

  it("sends its whole head before the first byte of its body, and nothing of a head after it", async () => {
    let finish = (): void => undefined;
    const { app } = serve({ slotData: () => new Promise((resolve) => (finish = () => resolve("came late"))) });
    const answer = await app.inject({ url: "/", payloadAsStream: true });
    const pieces: string[] = [];
    for await (const piece of answer.stream()) {
      pieces.push(String(piece));
      if (String(piece).includes("</main>")) finish();
    }
    const [head = "", ...body] = pieces;
    expect(head).toMatch(
      /^<!doctype html><html lang="id".*<title>Home \| Serambi<\/title>.*<\/head><body><div id="root">/s,
    );
    expect(head).toContain('<link rel="canonical" href="https://contoh.example/">');
    expect(head).toContain('<meta property="og:title" content="Home">');
    expect(body.join("")).toContain("came late");
    expect(body.join("")).not.toMatch(/<title|<meta|rel="canonical"|ld\+json/);
  });

  it.each([
    ["a page that is not found", { preload: () => Promise.reject(new AppError("not-found", "")) }, 404],
    ["a host that does not answer", { preload: () => Promise.reject(new AppError("timeout", "too slow")) }, 504],
    ["a bug while preparing", { preload: () => Promise.reject(new TypeError("bug")) }, 500],
    ["a bug while rendering", { isThrowing: true }, 500],
  ])("gives %s its status, and header and footer stand", async (_what, parts: Parts, status) => {
    const { statusCode, body } = await get(parts);
    expect(statusCode).toBe(status);
    expect(body).toMatch(/<header.*<main.*<h1.*<footer/s);
  });

  it("keeps a slot that throws to its own place, and logs remote, version and phase", async () => {
    const { app, lines } = serve({ slotData: () => Promise.resolve(""), isSlotThrowing: true });
    const { statusCode, body } = await app.inject("/");
    expect(statusCode).toBe(200);
    expect(body).toContain("Bagian ini sedang tidak tersedia.");
    expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ remote: "sites", phase: "render", slot: SLOT });
  });

  it("leaves the place of a remote whose code rests to the browser, and says that the page is not all there", async () => {
    const { statusCode, headers, body } = await get({ absent: ["sites"], isThrowing: true });
    expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
    expect(body).toMatch(/<header.*<main[^>]*>.*Memuat.*<footer/s);
    expect(body).toContain('"result":{"kind":"absent","remote":"sites","version":"1"}');
  });

  it("does not mix two sites that are rendered at once", async () => {
    const { app } = serve({ preload: () => new Promise((resolve) => setTimeout(resolve, 5)) });
    const titles = Array.from({ length: 10 }, (_, index) => `Situs ${index}`);
    const bodies = await Promise.all(
      titles.map(async (title) => (await app.inject({ url: "/", headers: { "x-title": title } })).body),
    );
    bodies.forEach((body, index) => {
      expect(body.match(/Situs \d/g)?.every((found) => found === `Situs ${index}`)).toBe(true);
    });
  });

  it("replaces the whole site while it is in maintenance", async () => {
    const { statusCode, headers, body } = await get({}, "/", { "x-maintenance": "1" });
    expect(statusCode).toBe(503);
    expect(headers["retry-after"]).toBeDefined();
    expect(body).toContain("Website Sedang Dalam Perbaikan");
    expect(body).not.toMatch(/<header|<footer|<script src/);
  });

  it("has the pages of a site kept for offline use where the operator wants it, and none of the workshop's", async () => {
    expect((await get({ isWorkerOn: true })).body).toContain('"isKept":true');
    expect((await get({ isWorkerOn: true }, "/__workshop")).body).toContain('"isKept":false');
    expect((await get({})).body).toContain('"isKept":false');
  });

  it("lets nobody keep a page of somebody who is logged in", async () => {
    expect((await get({})).headers["cache-control"]).toBe("private, no-cache");
    const own = await get({}, "/", { cookie: "access_token=secret" });
    expect(own.headers["cache-control"]).toBe("private, no-store");
  });

  it.each(["br", "gzip"])("compresses with %s where it is accepted", async (encoding) => {
    const { headers, rawPayload } = await get({}, "/", { "accept-encoding": encoding });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(rawPayload.length).toBeLessThan(20_000);
  });
});

import cookie from "@fastify/cookie";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { REMOTE_CONTRACT, Slot, useTenant, type SlotRequest } from "@serambi/kernel/remote";
import type { DocumentDefinition, RemoteServer, ServerPage } from "@serambi/kernel/server";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";
import { fastify, type FastifyReply, type FastifyRequest } from "fastify";
import * as z from "zod/mini";

import type { FilesLine, Line } from "../../client/page/sentPage";
import type { LoadedRemote, LoadFailure } from "../../registry/BundleLoader";
import type { Artefact, ShippedVersion } from "../../registry/schema";
import { editionOf } from "../testing/editionOf";
import type { ClientAssets } from "./ClientAssets";
import { LiveRelease } from "./LiveRelease";
import { PageRenderer } from "./PageRenderer";
import { RenderEngine } from "./RenderEngine";

const NO_CHUNKS = { js: [], css: [] };
const SLOT = "sites.late.v1";
const ENTRY = "web/remoteEntry.js";

interface Parts {
  readonly loader?: () => Promise<unknown>;
  readonly action?: NonNullable<ServerPage["action"]>;
  readonly takesOneClick?: boolean;
  readonly isThrowing?: boolean;
  readonly slotData?: () => Promise<unknown>;
  readonly isSlotThrowing?: boolean;
  readonly isWorkerOn?: boolean;
  /** Its code does not run here. */
  readonly isResting?: boolean;
  readonly documents?: readonly DocumentDefinition[];
  /** Ids of releases before the one that is live, of which all is stored. */
  readonly past?: readonly string[];
  /** One that is stored, and has no page yet. */
  readonly empty?: string;
}

const TenantName = () => <h1>The page of {useTenant().settings.title}</h1>;

const noTexts = () => Promise.resolve({ messages: {} });

const serverOf = ({
  loader,
  action,
  takesOneClick = false,
  isThrowing,
  slotData,
  isSlotThrowing,
  documents = [],
}: Parts): RemoteServer => {
  const Page = ({ data, context }: { readonly data: unknown; readonly context: { readonly form?: unknown } }) => {
    if (isThrowing) throw new Error("in the page");
    return (
      <>
        <TenantName />
        <p>{JSON.stringify([data, context.form])}</p>
        <Slot id="s" />
      </>
    );
  };
  const SlotBody = ({ data }: { readonly data: unknown }) => {
    if (isSlotThrowing) throw new Error("in the slot");
    return <p>{String(data)}</p>;
  };
  const slots: SlotRequest[] = slotData ? [{ id: "s", name: SLOT, props: {} }] : [];
  return {
    remote: {
      id: "sites",
      contract: REMOTE_CONTRACT,
      messages: { id: noTexts, en: noTexts },
      pages: [{ id: "home", paths: ["/"], load: () => Promise.resolve({ Page }) }],
      slots: [{ name: SLOT, minHeightRem: 10, load: () => Promise.resolve({ Slot: SlotBody }) }],
    },
    pages: {
      home: {
        loader: async () => {
          const given = (await loader?.()) as never; // whatever a test has it give
          return given ?? { data: { saved: "</script>" }, head: { title: "Home" }, slots };
        },
        ...(action && { action, takesOneClick }),
      },
    },
    slots: {
      [SLOT]: {
        schema: z.object({ heading: z.optional(z.string()) }),
        loader: () => slotData?.() ?? Promise.resolve(""),
      },
    },
    documents,
    hosts: [],
  };
};

const shipped: ShippedVersion = {
  version: "1",
  sha384: "",
  signature: null,
  shippedAt: "",
  by: "",
  pages: [{ id: "home", paths: ["/"] }],
  slots: [{ name: SLOT, minHeightRem: 10 }],
  documents: [],
};

const artefact: Artefact = {
  format: 1,
  id: "sites",
  version: "1",
  contract: REMOTE_CONTRACT,
  builtAgainst: {},
  container: "c",
  entry: ENTRY,
  server: "server/remote.cjs",
  files: { [ENTRY]: { bytes: 1, sha384: "sha384-x" }, "web/home.js": { bytes: 1, sha384: "sha384-h" } },
  base: NO_CHUNKS,
  messages: {},
  pages: [{ id: "home", paths: ["/"], chunks: { js: ["web/home.js"], css: [] } }],
  slots: [{ name: SLOT, minHeightRem: 10, props: {}, chunks: NO_CHUNKS }],
  documents: [],
  assets: {},
  hosts: [],
};

const FILES: FilesLine = {
  kind: "files",
  release: "r1",
  remote: "sites",
  page: "home",
  scripts: [
    ["/remotes/sites/1/remoteEntry.js", "sha384-x"],
    ["/remotes/sites/1/home.js", "sha384-h"],
  ],
  styles: [],
};

const assets = {
  scriptsOf: () => [{ href: "/assets/shell.js", integrity: "sha384-s" }],
  stylesOf: () => [],
  commonFiles: () => [],
} as unknown as ClientAssets; // its methods: the class reads a build from disk

const remoteOf = (parts: Parts): LoadedRemote | LoadFailure => {
  if (parts.isResting)
    return { kind: "failed", remote: "sites", version: "1", phase: "blocked", error: new Error("It rests"), artefact };
  const server = serverOf(parts);
  return { kind: "loaded", artefact, server, remote: server.remote, styles: new Map() };
};

const serve = (parts: Parts = {}) => {
  const liveOf = (id: string): LiveRelease =>
    new LiveRelease(
      { id, remotes: { sites: shipped }, ...(parts.isResting && { absent: ["sites"] }) },
      new Map([["sites", remoteOf(parts)]]),
    );
  const lives = new Map(["r1", ...(parts.past ?? [])].map((id) => [id, liveOf(id)]));
  if (parts.empty !== undefined) lives.set(parts.empty, new LiveRelease({ id: parts.empty, remotes: {} }, new Map()));
  const currentOf = (id: string) => {
    const release = lives.get(id)?.release;
    return Promise.resolve(release ? { release, asked: release, resting: [] } : null);
  };
  const renderer = new PageRenderer({
    releases: { current: () => currentOf("r1"), ofId: currentOf } as never, // the two methods that are called
    renderer: new RenderEngine({
      bring: ({ id }) => Promise.resolve(lives.get(id) ?? liveOf(id)),
      isWorkerOn: parts.isWorkerOn ?? false,
      now: () => new Date("2026-11-21T00:00:00Z"),
      assets,
    }),
    assets,
    describe: () => Promise.resolve(artefact),
  });
  const lines: string[] = [];
  const app = fastify({ logger: { level: "error", stream: { write: (line: string) => void lines.push(line) } } });
  void app.register(cookie);
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, String(body)));
  const answer = (isForClick: boolean) => (request: FastifyRequest, reply: FastifyReply) => {
    const title = String(request.headers["x-title"] ?? "Serambi");
    const isMaintenance = request.headers["x-maintenance"] !== undefined;
    const base = fakeTenant();
    const tenant = { ...base, settings: { ...base.settings, title, isMaintenance, routes: ["/"] } };
    const target = isForClick ? request.url.slice("/_page".length) : request.url;
    return renderer.handle(request, reply, {
      edition: editionOf(tenant),
      http: fakeHttp({}),
      nonce: "n0nce",
      url: new URL(target, "http://main.localhost"),
      ...(isForClick && { isForClick }),
      ...(request.method === "POST" && { form: Object.fromEntries(new URLSearchParams(String(request.body))) }),
    });
  };
  app.route({ method: ["GET", "POST"], url: "/_page/*", handler: answer(true) });
  app.route({ method: ["GET", "POST"], url: "*", handler: answer(false) });
  return { app, lines };
};

const get = (parts: Parts, url = "/", headers: Record<string, string> = {}) =>
  serve(parts).app.inject({ url, headers });

/** The lines of an answer to a click. */
const linesOf = (body: string): Line[] =>
  body
    .split("\n")
    .filter((text) => text !== "")
    .map((text) => JSON.parse(text) as Line); // as the server wrote them

const IN_R1 = { "x-serambi-release": "r1" };
const click = async (parts: Parts, headers: Record<string, string> = IN_R1, url = "/_page/") => {
  const answer = await get(parts, url, headers);
  return { ...answer, lines: linesOf(answer.body) };
};
const kinds = (lines: readonly Line[]): string[] => lines.map(({ kind }) => kind);

describe("PageRenderer", () => {
  it("sends the whole page in its place, with what the browser needs to take over", async () => {
    const { statusCode, body } = await get({ slotData: () => Promise.resolve("the slot's words") });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<main[^>]*>.*<h1>The page of .*Serambi<\/h1>.*the slot&#x27;s words.*<\/main>/s);
    expect(body).toContain('<script src="/assets/shell.js" integrity="sha384-s"');
    expect(body.endsWith("</body></html>")).toBe(true);
  });

  it("names the documents that follow the whole site, where there are any", async () => {
    const FEED =
      '<link rel="alternate" type="application/rss+xml" title="Serambi" href="https://contoh.example/rss.xml"';
    const feed: DocumentDefinition = {
      id: "feed",
      paths: ["/rss.xml"],
      loader: () => Promise.reject(new Error("no page reads a feed")),
      alternates: () => [{ path: "/rss.xml", type: "application/rss+xml", title: "" }],
    };
    expect((await get({ documents: [feed] })).body).toContain(FEED);
    expect((await get({})).body).not.toContain("rss.xml");
  });

  it("lets no value of the state close its script element", async () => {
    const { body } = await get({});
    expect(body).not.toContain('"saved":"</script>');
    expect(body).toContain('"saved":"\\u003c/script>"');
  });

  it("streams a slot that comes late behind the page, with its data", async () => {
    const late = () => new Promise((resolve) => setTimeout(resolve, 1_500, "came late"));
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
    ["a page that is not found", { loader: () => Promise.reject(new AppError("not-found", "")) }, 404],
    ["a host that does not answer", { loader: () => Promise.reject(new AppError("timeout", "too slow")) }, 504],
    ["a bug while loading", { loader: () => Promise.reject(new TypeError("bug")) }, 500],
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

  it("leaves a gap for a slot whose loader fails, and logs it", async () => {
    const { app, lines } = serve({ slotData: () => Promise.reject(new TypeError("a bug")) });
    const { statusCode, body } = await app.inject("/");
    expect([statusCode, body.includes("Bagian ini sedang tidak tersedia.")]).toEqual([200, true]);
    expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ remote: "sites", version: "1", phase: "loader", slot: SLOT });
  });

  it("leaves a gap for a slot that does not take its properties, with nothing to try: it would be the same", async () => {
    const slots = [{ id: "s", name: SLOT, props: { heading: 7 } }];
    const { app } = serve({ loader: () => Promise.resolve({ data: {}, head: { title: "Home" }, slots }) });
    const { statusCode, body } = await app.inject("/");
    expect([statusCode, body.includes("Bagian ini sedang tidak tersedia.")]).toEqual([200, true]);
    expect(body).not.toContain("Coba lagi");
    expect(body).toContain('"isUnfit":true');
  });

  describe("what cannot be written as JSON", () => {
    const cycle: Record<string, unknown> = {};
    cycle["itself"] = cycle;
    const home = { data: {}, head: { title: "Home" } };
    /** Can be written once, when it is looked at, and never again. */
    const onceOnly = () => {
      let times = 0;
      return { toJSON: () => ((times += 1) > 1 ? 1n : {}) };
    };

    for (const [part, given] of [
      ["data", { ...home, data: { price: 1n } }],
      ["data that changes", { ...home, data: onceOnly() }],
      ["a head", { ...home, head: { title: "Home", description: 1n } }],
      ["structured data", { ...home, jsonLd: [cycle] }],
      ["a slot's properties", { ...home, slots: [{ id: "s", name: "sites.none.v1", props: cycle }] }],
    ] as const)
      it(`costs the page its own place where it is ${part}: the site stands round it`, async () => {
        const { app, lines } = serve({ loader: () => Promise.resolve(given) });
        const { statusCode, body } = await app.inject("/");
        expect(statusCode).toBe(500);
        expect(body).toMatch(/<header.*<main[^>]*>.*<h1.*<footer/s);
        expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ remote: "sites", version: "1" });
        const clicked = await app.inject({ url: "/_page/", headers: IN_R1 });
        expect(linesOf(clicked.body)).toMatchObject([
          FILES,
          { kind: "answer", result: { kind: "failed" } },
          { kind: "end" },
        ]);
      });

    it("costs a slot its own place, and the page nothing", async () => {
      const { app, lines } = serve({ slotData: () => Promise.resolve(onceOnly()) });
      const { statusCode, body } = await app.inject("/");
      expect([statusCode, body.includes("<h1>The page of ")]).toEqual([200, true]);
      expect(body).toContain("Bagian ini sedang tidak tersedia.");
      expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ remote: "sites", phase: "loader", slot: SLOT });
    });
  });

  it("is made anew without a page that is too large to be sent", async () => {
    const { statusCode, body } = await get({
      loader: () => Promise.resolve({ data: {}, head: { title: "Home", description: "x".repeat(5e6) } }),
    });
    expect(statusCode).toBe(503);
    expect(body.length).toBeLessThan(100_000);
  });

  it("says that a page whose remote rests cannot be had for now: its loader does not run here", async () => {
    const { statusCode, headers, body } = await get({ isResting: true });
    expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
    expect(body).toMatch(/<header.*<main[^>]*>.*<h1.*<footer/s);
    expect(body).toContain('"result":{"kind":"failed","remote":"sites","version":"1"}');
    expect((await click({ isResting: true })).lines).toMatchObject([
      FILES,
      { kind: "answer", result: { kind: "failed", remote: "sites", version: "1" } },
      { kind: "end" },
    ]);
  });

  it("does not mix two sites that are rendered at once", async () => {
    const { app } = serve({ loader: () => new Promise((resolve) => setTimeout(resolve, 5)) });
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
    for (const url of ["/", "/_page/"]) {
      const own = await get({}, url, { cookie: "access_token=secret", ...IN_R1 });
      expect(own.headers["cache-control"]).toBe("private, no-store");
    }
  });

  it.each(["br", "gzip"])("compresses with %s where it is accepted", async (encoding) => {
    const { headers, rawPayload } = await get({}, "/", { "accept-encoding": encoding });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(rawPayload.length).toBeLessThan(20_000);
  });
});

describe("an answer to a click", () => {
  it("has the files of the page, what its loader gave in the shape that the HTML carries, and an end", async () => {
    const parts = { slotData: () => Promise.resolve("the slot's words") };
    const { headers, lines } = await click(parts);
    expect(headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
    const state = /<script type="application\/json" id="serambi-state">(.*?)<\/script>/s.exec((await get(parts)).body);
    const { result, slots } = JSON.parse(state?.[1] ?? "{}") as Record<string, unknown>; // as the server wrote it
    expect(result).toMatchObject({ kind: "page", data: { saved: "</script>" } });
    expect(slots).toMatchObject([{ kind: "ready", data: "the slot's words" }]);
    expect(lines).toEqual([
      FILES,
      {
        kind: "answer",
        result,
        slots,
        head: expect.objectContaining({ title: "Home | Serambi" }),
        files: { scripts: [FILES.scripts[0]], styles: [] },
        providers: { [SLOT]: { remote: "sites", minHeightRem: 10 } },
        remotes: { sites: expect.objectContaining({ version: "1", integrity: "sha384-x" }) },
      },
      { kind: "end" },
    ]);
  });

  it("begins with the files, before the loader has given anything", async () => {
    let finish = (): void => undefined;
    const { app } = serve({ loader: () => new Promise<void>((resolve) => (finish = resolve)) });
    const answer = await app.inject({ url: "/_page/", headers: IN_R1, payloadAsStream: true });
    const pieces: string[] = [];
    for await (const piece of answer.stream()) {
      pieces.push(String(piece));
      finish();
    }
    expect(linesOf(pieces[0] ?? "")).toEqual([FILES]);
    expect(kinds(linesOf(pieces.join("")))).toEqual(["files", "answer", "end"]);
  });

  it("has slots that come late on lines of their own", async () => {
    const { lines } = await click({ slotData: () => new Promise((resolve) => setTimeout(resolve, 150, "came late")) });
    expect(lines).toMatchObject([
      { kind: "files" },
      { kind: "answer", slots: [{ kind: "late", request: { id: "s" } }] },
      { kind: "slot", slot: { kind: "ready", request: { id: "s" }, data: "came late" } },
      { kind: "end" },
    ]);
    const failed = await click({
      slotData: () => new Promise((_, reject) => setTimeout(reject, 150, new TypeError("a bug"))),
    });
    expect(failed.lines[2]).toMatchObject({ kind: "slot", slot: { kind: "failed", remote: "sites", version: "1" } });
  });

  it("says what an address came to where it is no page", async () => {
    const redirect = { kind: "redirect", to: "/Courses", status: 302 };
    expect((await click({ loader: () => Promise.resolve(redirect) })).lines.slice(1)).toEqual([
      { kind: "redirect", to: "/Courses" },
      { kind: "end" },
    ]);
    expect((await click({}, IN_R1, "/_page/Nowhere")).lines).toMatchObject([
      { kind: "answer", result: { kind: "not-found" }, slots: [] },
      { kind: "end" },
    ]);
    expect((await click({ loader: () => Promise.reject(new AppError("timeout", "slow")) })).lines[1]).toMatchObject({
      kind: "answer",
      result: { kind: "refused", status: 504, message: "slow" },
    });
  });

  it("goes on in the release that its page was opened under, while that is stored", async () => {
    const { lines } = await click({ past: ["r0"] }, { "x-serambi-release": "r0" });
    expect(lines).toMatchObject([{ kind: "files", release: "r0" }, { kind: "answer" }, { kind: "end" }]);
  });

  it("has a page loaded whole that came after its release, and says not found of what no release has", async () => {
    const inEmpty = { "x-serambi-release": "r0" };
    expect((await click({ empty: "r0" }, inEmpty)).lines).toEqual([{ kind: "reload" }, { kind: "end" }]);
    expect((await click({ empty: "r0" }, inEmpty, "/_page/Nowhere")).lines).toMatchObject([
      { kind: "answer", result: { kind: "not-found" } },
      { kind: "end" },
    ]);
  });

  it("is of the live release where it names none", async () => {
    expect((await click({}, {})).lines[0]).toMatchObject({ kind: "files", release: "r1" });
  });

  it.each([
    ["its release is not stored any more", { "x-serambi-release": "r-gone" }],
    ["the site is in maintenance", { ...IN_R1, "x-maintenance": "1" }],
  ])("has the page loaded whole where %s", async (_what, headers: Record<string, string>) => {
    let asked = 0;
    const answer = await click({ loader: () => Promise.resolve(void (asked += 1)) }, headers);
    expect(answer.lines).toEqual([{ kind: "reload" }, { kind: "end" }]);
    expect([answer.statusCode, answer.headers["cache-control"], asked]).toEqual([200, "no-store", 0]);
  });

  it.each(["br", "gzip"])("is compressed with %s where it is accepted", async (encoding) => {
    const { headers } = await get({}, "/_page/", { ...IN_R1, "accept-encoding": encoding });
    expect(headers["content-encoding"]).toBe(encoding);
  });
});

describe("pages that are kept", () => {
  let made: number;
  const counting: Parts = {
    loader: () => {
      made += 1;
      return Promise.resolve({ data: { made }, head: { title: "Home" } });
    },
  };

  beforeEach(() => {
    made = 0;
  });

  it("are sent from the second time on as they are, lines with their files and a tag", async () => {
    const { app } = serve(counting);
    const ask = (headers: Record<string, string> = {}) =>
      app.inject({ url: "/_page/", headers: { ...IN_R1, ...headers } });
    await ask();
    const kept = await ask();
    const again = await ask();
    expect(made).toBe(2);
    expect(again.body).toBe(kept.body);
    expect(linesOf(again.body)).toMatchObject([FILES, { result: { data: { made: 2 } } }, { kind: "end" }]);
    expect(again.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
    const known = await ask({ "if-none-match": String(again.headers.etag) });
    expect([known.statusCode, known.body, made]).toEqual([304, "", 2]);
  });

  it("are documents or lines, and neither stands in for the other", async () => {
    const { app } = serve(counting);
    const types: unknown[] = [];
    for (const url of ["/", "/_page/", "/", "/_page/", "/", "/_page/"]) {
      const { body, headers } = await app.inject({ url, headers: IN_R1 });
      types.push([body.startsWith("<!doctype html>"), String(headers["content-type"]).split(";")[0]]);
    }
    const [html, lines] = [
      [true, "text/html"],
      [false, "application/x-ndjson"],
    ];
    expect(types).toEqual([html, lines, html, lines, html, lines]);
    expect(made).toBe(4);
  });

  it("are those of one release", async () => {
    const { app } = serve({ ...counting, past: ["r0"] });
    for (const release of ["r0", "r1", "r0", "r1", "r0", "r1"]) {
      const { body } = await app.inject({ url: "/_page/", headers: { "x-serambi-release": release } });
      expect(linesOf(body)[0]).toMatchObject({ kind: "files", release });
    }
  });

  it("have no late slot and no gap: those are made each time", async () => {
    const { app } = serve({
      slotData: () => {
        made += 1;
        return Promise.reject(new TypeError("a bug"));
      },
    });
    for (let visit = 0; visit < 3; visit += 1) await app.inject({ url: "/_page/", headers: IN_R1 });
    expect(made).toBe(3);
  });

  it("are never one visitor's own", async () => {
    const { app } = serve(counting);
    const headers = { ...IN_R1, cookie: "access_token=secret" };
    for (let visit = 0; visit < 3; visit += 1) await app.inject({ url: "/_page/", headers });
    expect(made).toBe(3);
  });
});

describe("a form that is posted", () => {
  const parts: Parts = {
    action: (_deps, _context, { name }) =>
      Promise.resolve(
        name === "Ratna"
          ? { kind: "redirect", to: "/?sent=1", status: 303 }
          : { kind: "invalid", errors: { name: "too short" } },
      ),
  };
  const headers = { ...IN_R1, "content-type": "application/x-www-form-urlencoded" };
  const post = (url: string, payload: string, { app } = serve(parts)) =>
    app.inject({ method: "POST", url, headers, payload });

  it("leads on where it was taken, with scripts and without", async () => {
    const whole = await post("/", "name=Ratna");
    expect([whole.statusCode, whole.headers["location"]]).toEqual([303, "/?sent=1"]);
    expect(linesOf((await post("/_page/", "name=Ratna")).body)).toEqual([
      FILES,
      { kind: "redirect", to: "/?sent=1" },
      { kind: "end" },
    ]);
  });

  it("of a mail program is answered without a redirect, which none of them follows", async () => {
    const action = () => Promise.resolve({ kind: "redirect", to: "/", status: 303 } as const);
    const done = await post("/", "List-Unsubscribe=One-Click", serve({ action, takesOneClick: true }));
    expect([done.statusCode, done.headers["location"], done.body]).toEqual([200, undefined, ""]);
  });

  it("comes back as its page with what was typed, with scripts and without", async () => {
    const form = { values: { name: "R" }, errors: { name: "too short" }, message: "" };
    const whole = await post("/", "name=R");
    expect([whole.statusCode, whole.body.includes("too short")]).toEqual([422, true]);
    expect(linesOf((await post("/_page/", "name=R")).body)[1]).toMatchObject({
      kind: "answer",
      result: { kind: "page", status: 422, form },
    });
  });

  it("is nothing that is kept, for whom it is or anybody else", async () => {
    const served = serve(parts);
    for (const url of ["/", "/_page/"]) {
      for (let visit = 0; visit < 3; visit += 1) {
        const { headers: sent } = await post(url, "name=R", served);
        expect(sent["cache-control"]).toBe("private, no-store");
      }
      expect((await served.app.inject({ url, headers: IN_R1 })).body).not.toContain("too short");
    }
  });

  it("is not found where the page takes none", async () => {
    expect((await post("/", "name=R", serve())).statusCode).toBe(404);
  });
});

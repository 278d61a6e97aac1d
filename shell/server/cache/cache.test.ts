import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { beforeEach, describe, expect, it } from "@jest/globals";
import type { PublicTenant } from "@serambi/kernel/contracts";
import { fakeTenant } from "@serambi/kernel/testing";
import { fastify, type FastifyRequest } from "fastify";

import { editionOf } from "../testing/editionOf";
import type { Visit } from "../types";
import { makeCachedLines, makeCachedPage, sendCachedPage, type CachedPage } from "./CachedPage";
import { cacheKey } from "./cacheKey";
import { PageCache } from "./PageCache";

const pageOf = (text: string): CachedPage => ({
  body: Buffer.from(text),
  etag: `"${text}"`,
  type: "html",
  policy: "",
  remotes: [],
});

describe("PageCache", () => {
  let now: number;
  let cache: PageCache;

  beforeEach(() => {
    now = 1_000_000;
    cache = new PageCache({ now: () => now, maxBytes: 1_000 });
  });

  const found = () => {
    const entry = cache.find("key");
    return entry && { text: entry.page.body.toString(), isStale: entry.isStale };
  };

  it("has room for an address from the second time on", () => {
    expect([cache.admits("a"), cache.admits("b"), cache.admits("a")]).toEqual([false, false, true]);
  });

  it("gives a page as it is for ten seconds, then as stale for a minute, then not at all", () => {
    cache.keep("key", pageOf("one"));
    now += 10_000;
    expect(found()).toEqual({ text: "one", isStale: false });
    now += 1;
    expect(found()).toEqual({ text: "one", isStale: true });
    now += 60_000;
    expect(found()).toBeNull();
  });

  describe("when no page can be made", () => {
    beforeEach(() => {
      cache = new PageCache({ now: () => now, maxBytes: 1_000, staleMs: 3_600_000 });
    });
    const old = async () => (await cache.findOld("an address"))?.page.body.toString();

    it("has the newest one of an address for as long as the operator allows, whatever it was made with", async () => {
      cache.keep("settings 1\nan address", pageOf("one"));
      cache.keep("settings 2\nan address", pageOf("two"));
      now += 3_600_000;
      expect(cache.find("settings 2\nan address")).toBeNull();
      expect(await old()).toBe("two");
      now += 1;
      expect(await old()).toBeUndefined();
    });

    it("has none that may no longer be kept", async () => {
      cache.keep("settings 1\nan address", pageOf("one"));
      await cache.renew("settings 1\nan address", () => Promise.resolve(null));
      expect(await old()).toBeUndefined();
    });
  });

  it("makes a stale page anew once at a time", async () => {
    cache.keep("key", pageOf("one"));
    let made = 0;
    const make = async () => {
      made += 1;
      return pageOf("two");
    };
    await Promise.all([cache.renew("key", make), cache.renew("key", make)]);
    expect(made).toBe(1);
    expect(found()).toEqual({ text: "two", isStale: false });
  });

  it("lets go of a page that may no longer be kept, and keeps one that could not be made", async () => {
    cache.keep("key", pageOf("one"));
    await cache.renew("key", () => Promise.reject(new Error("platform down")));
    expect(found()?.text).toBe("one");
    await cache.renew("key", () => Promise.resolve(null));
    expect(found()).toBeNull();
  });

  it("is bounded in bytes", () => {
    for (const name of ["a", "b", "c"]) cache.keep(name, pageOf(name.repeat(400)));
    expect([cache.find("a"), cache.find("b") !== null, cache.find("c") !== null]).toEqual([null, true, true]);
  });
});

const NONCE = "n0+/ce==";
const HTML = `<html><script nonce="${NONCE}">dark()</script><style nonce="${NONCE}">a{}</style><script type="application/ld+json" nonce="${NONCE}">{}</script><p>Selamat datang</p><script nonce="x">evil()</script></html>`;
const POLICY = `default-src 'self';script-src 'self' 'nonce-${NONCE}';style-src 'self' 'nonce-${NONCE}'`;
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a cached page", () => {
  const page = makeCachedPage(HTML, NONCE, POLICY);

  const get = async (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET", sent = page) => {
    const app = fastify();
    app.route({ method: ["GET", "HEAD"], url: "/", handler: (request, reply) => sendCachedPage(request, reply, sent) });
    return app.inject({ method, url: "/", headers });
  };

  it("allows its own script by its hash, and no script by a nonce", () => {
    const html = brotliDecompressSync(page.body).toString();
    const nonce = /<style nonce="([\w-]{22})">/.exec(html)?.[1] ?? "";
    expect(html).toContain(`<script>dark()</script><style nonce="${nonce}">`);
    expect(html).toContain('<script type="application/ld+json">');
    expect(page.policy).toBe(`default-src 'self';script-src 'self' ${sha("dark()")};style-src 'self' 'nonce-${nonce}'`);
    expect(html + page.policy).not.toContain(NONCE);
  });

  it("has lines that allow nothing by the nonce of the answer they were made for", () => {
    const { policy } = makeCachedLines(Buffer.from("{}"), POLICY, []);
    expect(policy).toBe("default-src 'self';script-src 'self';style-src 'self'");
  });

  it("is the same page when the same content is made once more, and another one when it is not", () => {
    const again = makeCachedPage(HTML.replaceAll(NONCE, "other/=="), "other/==", POLICY.replaceAll(NONCE, "other/=="));
    expect(again).toEqual(page);
    const other = makeCachedPage(HTML.replace("Selamat", "Sampai"), NONCE, POLICY);
    expect([other.etag === page.etag, other.policy === page.policy]).toEqual([false, false]);
  });

  it("is sent in what the browser takes, each with a tag of its own", async () => {
    const [br, gzip, plain] = await Promise.all([
      get({ "accept-encoding": "gzip, br" }),
      get({ "accept-encoding": "gzip" }),
      get(),
    ]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain("Selamat datang");
    expect(gunzipSync(gzip.rawPayload).toString()).toContain("Selamat datang");
    expect(plain.body).toContain("Selamat datang");
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(br.headers).toMatchObject({ vary: "accept-encoding", "content-encoding": "br" });
  });

  it("is not sent again to who has it", async () => {
    const { headers } = await get({ "accept-encoding": "br" });
    const again = await get({ "accept-encoding": "br", "if-none-match": `"old", W/${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await get({ "if-none-match": '"old"' })).statusCode).toBe(200);
  });

  it("says what it is: a document, or the lines of one", async () => {
    const text = `{"kind":"answer"}\n{"kind":"end"}\n`;
    const lines = makeCachedLines(Buffer.from(text), POLICY, []);
    const answer = await get({}, "GET", lines);
    expect([answer.body, lines.type]).toEqual([text, "lines"]);
    expect(answer.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
    expect((await get({ "if-none-match": String(answer.headers.etag) }, "GET", lines)).statusCode).toBe(304);
    expect([page.type, (await get()).headers["content-type"]]).toEqual(["html", "text/html; charset=utf-8"]);
  });

  it("answers HEAD without a body", async () => {
    const { body, headers } = await get({ "accept-encoding": "br" }, "HEAD");
    expect([body, headers["content-length"]]).toEqual(["", String(page.body.length)]);
  });
});

const release = { id: "r1", remotes: {} };
const tenant = fakeTenant();

interface Own {
  readonly tenant?: Partial<PublicTenant>;
  readonly appVersion?: string;
  readonly isStale?: boolean;
}

const visitOf = ({ tenant: own, ...facts }: Own = {}, target = "/Courses?page=2", live = release): Visit => ({
  edition: editionOf({ ...tenant, ...own }, facts).in(live),
  http: {} as Visit["http"], // not asked
  nonce: "",
  url: new URL(target, "http://main.localhost"),
});

const requestWith = (cookies: Record<string, string> = {}) => ({ cookies }) as unknown as FastifyRequest; // what is read of it

describe("the key of a page", () => {
  const key = cacheKey(requestWith(), visitOf());

  it("is the same for two visitors without a session", () => {
    expect(cacheKey(requestWith({ _gt: "another.token", language: "id" }), visitOf())).toBe(key);
  });

  it("is the same in another process, which has the same settings as another object", () => {
    const copy = structuredClone(tenant.settings);
    expect(cacheKey(requestWith(), visitOf({ tenant: { settings: copy } }))).toBe(key);
  });

  it.each([
    ["tenant", visitOf({ tenant: { key: "another" } })],
    ["settings", visitOf({ tenant: { settings: { ...tenant.settings, title: "Another" } } })],
    ["host", visitOf({ tenant: { origin: "http://alias.localhost" } })],
    ["language", visitOf({ tenant: { language: tenant.language === "id" ? "en" : "id" } })],
    ["application", visitOf({ appVersion: "2" })],
    ["release", visitOf({}, undefined, { ...release, id: "r2" })],
    ["address", visitOf({}, "/Courses?page=3")],
    ["kind of answer", { ...visitOf(), isForClick: true }],
  ])("is another one for another %s", (_what, visit) => {
    expect(cacheKey(requestWith(), visit)).not.toBe(key);
  });

  it.each([
    ["who is logged in", requestWith({ access_token: "secret" }), visitOf()],
    ["who talks to the assistant", requestWith({ chat_token: "secret" }), visitOf()],
    ["who has just written something", requestWith({ wrote: "1" }), visitOf()],
    ["a form that was posted", requestWith(), { ...visitOf(), form: {} }],
    ["a site on its last good settings", requestWith(), visitOf({ isStale: true })],
    ["an endless address", requestWith(), visitOf({}, `/Courses?search=${"x".repeat(400)}`)],
  ])("there is none for %s", (_what, request, visit) => {
    expect(cacheKey(request, visit)).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import { CREDENTIALS, FakePlatform, openToken } from "../testing/FakePlatform";
import { AppTokenCipher } from "./AppTokenCipher";
import { Upstream, type UpstreamOptions } from "./Upstream";
import type { Caller } from "./types";

const PAIR = { token: "token-ü", code: "code" };
const CALLER: Caller = { host: "main.localhost", path: "/Courses" };

describe("AppTokenCipher", () => {
  it("makes a token that opens to pair, time and host with the secret alone", () => {
    const cipher = new AppTokenCipher(CREDENTIALS.appTokenSecret, () => 1_700_000_000_000);
    expect(openToken(cipher.seal(PAIR, "main.localhost"))).toEqual({
      ...PAIR,
      timestamp: 1_700_000_000_000,
      host: "main.localhost",
    });
  });

  it("never uses a counter block twice", () => {
    const cipher = new AppTokenCipher(CREDENTIALS.appTokenSecret);
    const blocks = Array.from({ length: 200 }, () => cipher.seal(PAIR, "a").slice(0, 20));
    expect(new Set(blocks).size).toBe(200);
  });
});

describe("Upstream", () => {
  let platform: FakePlatform;
  let upstream: Upstream;
  let observed: (readonly [string, number | string])[];

  const make = (
    urls: Partial<FakePlatform["urls"]>,
    timeoutMs = 2_000,
    named = {},
    more: Pick<UpstreamOptions, "embedded" | "remoteServices"> = {},
  ): Upstream => {
    const made = new Upstream({
      urls,
      named,
      ...more,
      appTokenSecret: CREDENTIALS.appTokenSecret,
      timeoutMs,
      onCall: (host, status) => observed.push([host, status]),
    });
    made.usePair(PAIR);
    return made;
  };

  beforeEach(async () => {
    observed = [];
    platform = new FakePlatform();
    await platform.start();
    upstream = make(platform.urls);
  });

  afterEach(async () => {
    await upstream.close();
    await platform.stop();
  });

  it("calls a host's path under its address, with parameters, app token and tenant id", async () => {
    const { services } = upstream.clients({ ...CALLER, lmsId: "7" });
    await services.get("class/active", { params: { page: 2, "filter.type": "premium", programIds: ["a", "b"] } });
    const [call] = platform.calls;
    expect(call?.url).toBe("/services/class/active?page=2&filter.type=premium&programIds=a%2Cb");
    expect(call?.headers).toMatchObject({ accept: "application/json", "lms-id": "7" });
    expect(call?.headers.authorization).toBeUndefined();
    expect(openToken(String(call?.headers["app-token"]))).toMatchObject({ ...PAIR, host: "main.localhost" });
  });

  it("tells of a site that an answer says was changed, whether it is read here or passed on, and believes no host of others", async () => {
    const changed: string[] = [];
    platform.onCall = (_request, reply) => reply.code(201).header("x-site-changed", "main").send({});
    const other = make(platform.urls, 2_000, { library: platform.urls.services });
    for (const one of [upstream, other]) one.watchChanges(async (site) => void changed.push(site));
    await upstream.clients(CALLER).services.create("post/publish", {});
    const headers = upstream.headers("services", CALLER);
    const passed = await upstream.send("services", { method: "POST", path: "post/publish", headers });
    await passed.body.dump();
    expect(changed).toEqual(["main", "main"]);
    await other.clients(CALLER).named("library").create("books", {});
    expect(changed).toHaveLength(2);
    await other.close();
  });

  it("sends a body as JSON and takes only 201 for a success", async () => {
    platform.onCall = (request, reply) =>
      reply.code(request.url.includes("aspirations") ? 201 : 200).send({ ok: request.body });
    const { db, mailer } = upstream.clients(CALLER);
    await expect(db.create("aspirations", { message: "é" })).resolves.toEqual({ ok: { message: "é" } });
    await expect(mailer.create("v1/notify", {})).rejects.toMatchObject({ code: "upstream" });
  });

  it("names the app token AppToken for the learning host, made anew for each call", async () => {
    const { learning } = upstream.clients(CALLER);
    await learning.get("any");
    await learning.get("any");
    const [first, second] = platform.calls;
    expect(first?.headers["app-token"]).toBeUndefined();
    expect(openToken(String(first?.headers["apptoken"]))).toMatchObject(PAIR);
    expect(second?.headers["apptoken"]).not.toBe(first?.headers["apptoken"]);
  });

  it("puts the host's pesilat variant into the token of a pesilat page", async () => {
    await upstream.clients({ host: "main.localhost", path: "/Pesilat" }).services.get("class/active");
    await upstream.clients({ host: "main.localhost", path: "/" }).services.get("class/active");
    expect(platform.calls.map(({ headers }) => openToken(String(headers["app-token"])).host)).toEqual([
      "pesilat.localhost",
      "main.localhost",
    ]);
  });

  it("sends each host the visitor's own token for it, and the database none", async () => {
    const clients = upstream.clients({ ...CALLER, session: { accessToken: "user", chatToken: "talk" } });
    for (const host of ["services", "main", "learning", "chat", "db"] as const) await clients[host].get("x");
    expect(platform.calls.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer user",
      "Bearer user",
      "user",
      "Bearer talk",
      undefined,
    ]);
  });

  it("shares the clients of visitors without a session, and nobody else's", () => {
    expect(upstream.clients(CALLER)).toBe(upstream.clients({ host: "main.localhost", path: "/" }));
    expect(upstream.clients(CALLER)).not.toBe(upstream.clients({ ...CALLER, host: "demo.localhost" }));
    expect(upstream.clients(CALLER)).not.toBe(upstream.clients({ ...CALLER, lmsId: "7" }));
    const session = { accessToken: "user" };
    expect(upstream.clients({ ...CALLER, session })).not.toBe(upstream.clients({ ...CALLER, session }));
    expect(upstream.clients({ ...CALLER, session })).not.toBe(upstream.clients(CALLER));
  });

  it("uses open connections again, also for another host of the same address", async () => {
    const clients = upstream.clients(CALLER);
    for (let turn = 0; turn < 10; turn += 1) {
      await clients.services.get("class/active");
      await clients.main.get("statistics");
    }
    // A second one may open where the first has not come free within the same tick.
    expect(new Set(platform.calls.map(({ socket }) => socket)).size).toBeLessThanOrEqual(3);
  });

  it("answers calls beside any number of streams that are not at their end", async () => {
    platform.onCall = (request, reply) => {
      if (!request.url.endsWith("/v2/chat")) return reply.send({ data: 1 });
      reply.hijack();
      reply.raw.writeHead(200, { "content-type": "application/x-ndjson" }).write("{}\n");
    };
    const headers = { accept: "application/x-ndjson, application/json" };
    const streams = await Promise.all(
      Array.from({ length: 70 }, () => upstream.send("chat", { method: "POST", path: "v2/chat", headers, body: "{}" })),
    );
    await expect(upstream.clients(CALLER).services.get("x")).resolves.toEqual({ data: 1 });
    for (const { body } of streams) body.destroy();
  });

  it("answers a tenant's visitors while those of another take their answers slowly, or not at all", async () => {
    const page = Buffer.alloc(1024 * 1024, " ");
    platform.onCall = (_request, reply) => reply.code(200).header("content-type", "text/plain").send(page);
    const leaving = new AbortController();
    const ask = (tenant: string, visitor: string) =>
      upstream.send("services", {
        method: "GET",
        path: "big",
        headers: {},
        asker: { tenant, visitor, gone: AbortSignal.any([leaving.signal]) },
      });
    const slow = Array.from({ length: 100 }, (_, number) => ask("demo", `demo ${number}`));
    const held = await Promise.all(slow.slice(0, 24));
    const { body } = await ask("main", "main");
    expect((await body.text()).length).toBe(page.length);
    leaving.abort();
    await Promise.allSettled(slow);
    for (const answer of held) answer.body.on("error", () => undefined).destroy();
  });

  it("makes no room for another call when a visitor leaves whose call has begun", async () => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    platform.onCall = async (_request, reply) => {
      await held;
      return reply.send({});
    };
    const leaving = new AbortController();
    const ask = (number: number) =>
      upstream.send("services", {
        method: "GET",
        path: "list",
        headers: {},
        signal: AbortSignal.any([leaving.signal]),
        asker: { tenant: "demo", visitor: String(number) },
      });
    const calls = Array.from({ length: 30 }, (_, number) => ask(number));
    while (platform.calls.length < 24) await new Promise(setImmediate);
    leaving.abort();
    await new Promise((next) => setTimeout(next, 50));
    expect(platform.calls).toHaveLength(24);
    goOn();
    const ends = await Promise.allSettled(calls);
    expect(ends.every(({ status }) => status === "rejected")).toBe(true);
  });

  it("gives a host's own message and code for a failure", async () => {
    platform.onCall = (_request, reply) =>
      reply.code(429).header("retry-after", "7").send({ status: false, message: "Sabar", data: null });
    await expect(upstream.clients(CALLER).services.get("x")).rejects.toMatchObject({
      code: "too-many",
      message: "Sabar",
      retryAfterSeconds: 7,
    });
  });

  it("gives up a call that takes longer than it may, also within the body", async () => {
    await upstream.close();
    upstream = make(platform.urls, 50);
    platform.onCall = (request, reply) => {
      if (request.url.includes("body")) {
        reply.raw.writeHead(200, { "content-type": "application/json" });
        reply.raw.write('{"sta');
      }
      return reply.hijack();
    };
    await expect(upstream.clients(CALLER).services.get("silent")).rejects.toMatchObject({ code: "timeout" });
    await expect(upstream.clients(CALLER).services.get("body")).rejects.toMatchObject({ code: "timeout" });
    await expect(upstream.send("services", { method: "GET", path: "silent", headers: {} })).rejects.toMatchObject({
      code: "timeout",
    });
    expect(observed).toEqual(Array.from({ length: 3 }, () => ["services", "timeout"]));
  });

  it("stops a call when its caller no longer wants it", async () => {
    platform.onCall = (_request, reply) => reply.hijack();
    const controller = new AbortController();
    const call = upstream.clients(CALLER).services.get("x", { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toBeInstanceOf(AppError);
    expect(observed).toEqual([["services", "aborted"]]);
  });

  it("says offline while a host cannot be reached, and works again once it can", async () => {
    const { services } = upstream.clients(CALLER);
    await services.get("x");
    await platform.stop();
    await expect(services.get("x")).rejects.toMatchObject({ code: "offline" });
    await platform.start();
    await expect(services.get("x")).resolves.toMatchObject({ status: true });
    expect(observed).toEqual([
      ["services", 200],
      ["services", "unreachable"],
      ["services", 200],
    ]);
  });

  it("calls a host that the operator named, and tells it nothing that opens the platform", async () => {
    await upstream.close();
    upstream = make({}, 2_000, { library: platform.urls.services });
    const caller = { ...CALLER, lmsId: "7", language: "en" as const, session: { accessToken: "user" } };
    await upstream.clients(caller).named("library").get("books");
    const [call] = platform.calls;
    expect(call?.url).toBe("/services/books");
    expect(call?.headers).toMatchObject({ "lms-id": "7", "accept-language": "en" });
    for (const secret of ["app-token", "apptoken", "authorization", "cookie"])
      expect(call?.headers).not.toHaveProperty(secret);
    expect(observed).toEqual([["library", 200]]);
  });

  it("calls a remote's service that the operator runs as a part of the platform", async () => {
    await upstream.close();
    upstream = make({}, 2_000, {}, { remoteServices: { clinic: platform.urls.services } });
    await upstream
      .clients({ ...CALLER, session: { accessToken: "user" } })
      .named("clinic")
      .get("visits");
    const [call] = platform.calls;
    expect(call?.url).toBe("/services/visits");
    expect(call?.headers).toMatchObject({ "app-token": expect.any(String), authorization: "Bearer user" });
  });

  it("leaves a named host alone once it has failed too often", async () => {
    await upstream.close();
    upstream = make({}, 2_000, { library: platform.urls.services });
    await platform.stop();
    const library = upstream.clients(CALLER).named("library");
    for (let call = 0; call < 5; call += 1) await expect(library.get("x")).rejects.toMatchObject({ code: "offline" });
    await expect(library.get("x")).rejects.toMatchObject({ code: "unavailable" });
  });

  it("calls a remote's own service on the embedded platform as a host of it, and a named host where there is one", async () => {
    await upstream.close();
    const named = { library: platform.urls.services };
    upstream = make({}, 2_000, named, { embedded: platform.urls.services.replace("/services", "") });
    const clients = upstream.clients({ ...CALLER, session: { accessToken: "user" } });
    await clients.named("clinic").get("visits/7");
    await clients.named("library").get("books");
    const [own, foreign] = platform.calls;
    expect([own?.url, foreign?.url]).toEqual(["/hosts/clinic/visits/7", "/services/books"]);
    expect(own?.headers.authorization).toBe("Bearer user");
    expect(openToken(String(own?.headers["app-token"]))).toMatchObject(PAIR);
    expect(foreign?.headers).not.toHaveProperty("app-token");
    await expect(clients.named("../clinic").get("x")).rejects.toMatchObject({ code: "internal" });
    await expect(clients.chat.get("x")).rejects.toMatchObject({ code: "unavailable" });
  });

  it("says internal for a name that no host has", async () => {
    await expect(upstream.clients(CALLER).named("clinic").get("x")).rejects.toMatchObject({ code: "internal" });
  });

  it("says unavailable for a host without an address, and while there is no app token", async () => {
    const alone = new Upstream({ urls: { services: platform.urls.services }, appTokenSecret: "s", timeoutMs: 100 });
    expect(alone.has("services")).toBe(true);
    expect(alone.has("chat")).toBe(false);
    await expect(alone.clients(CALLER).chat.get("identity/me")).rejects.toMatchObject({ code: "unavailable" });
    await expect(alone.clients(CALLER).services.get("x")).rejects.toMatchObject({ code: "unavailable" });
    await alone.close();
  });
});

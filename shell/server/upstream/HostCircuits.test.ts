import { once } from "node:events";
import { PassThrough } from "node:stream";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { CREDENTIALS, FakePlatform } from "../testing/FakePlatform";
import { eventually } from "../testing/TestServer";
import type { Caller } from "./types";
import { Upstream } from "./Upstream";

const CALLER: Caller = { host: "main.localhost", path: "/Courses" };

describe("a host that fails", () => {
  let now: number;
  let platform: FakePlatform;
  let upstream: Upstream;
  let observed: (readonly [string, number | string])[];
  let changes: string[];

  const make = (timeoutMs = 2_000): Upstream => {
    const made = new Upstream({
      urls: platform.urls,
      appTokenSecret: CREDENTIALS.appTokenSecret,
      timeoutMs,
      onCall: (host, status) => observed.push([host, status]),
      now: () => now,
    });
    made.usePair({ token: "token", code: "code" });
    made.watchCircuits((host, kind, state) => changes.push(`${host} ${kind} ${state}`));
    return made;
  };

  beforeEach(async () => {
    now = 1_000_000;
    observed = [];
    changes = [];
    platform = new FakePlatform();
    await platform.start();
    upstream = make();
  });

  afterEach(async () => {
    await upstream.close();
    await platform.stop();
  });

  const get = async (host: "services" | "chat" = "services"): Promise<unknown> => {
    const client = upstream.clients(CALLER)[host];
    try {
      await client.get("class/active");
      return "answered";
    } catch (error) {
      return error;
    }
  };
  const send = (host: "services" | "chat" = "services") =>
    upstream.send(host, { method: "GET", path: "class/active", headers: {} });
  const answerWith = (status: number) => {
    platform.onCall = (_request, reply) => reply.code(status).send({ status: false, message: "", data: null });
  };
  const times = async (count: number, run: () => Promise<unknown>) => {
    for (let turn = 0; turn < count; turn += 1) await run();
  };

  it("is not called any more, and its callers are told at once when to come again", async () => {
    answerWith(502);
    await times(5, get);
    platform.calls.length = 0;
    expect(await get()).toMatchObject({ code: "unavailable", status: 503, retryAfterSeconds: expect.any(Number) });
    await expect(send()).rejects.toMatchObject({ code: "unavailable" });
    expect(platform.calls).toEqual([]);
    expect(observed.slice(-2)).toEqual([
      ["services", "refused"],
      ["services", "refused"],
    ]);
  });

  it("does not take another host with it", async () => {
    platform.onCall = (request, reply) => reply.code(request.url.startsWith("/chat") ? 502 : 200).send({});
    await times(6, () => get("chat"));
    expect(await get("chat")).toMatchObject({ code: "unavailable" });
    expect(await get()).toBe("answered");
    expect(changes).toEqual(["chat reads open"]);
  });

  it("goes on being read where it cannot write, and the other way round", async () => {
    const post = () => upstream.send("services", { method: "POST", path: "post/list", headers: {} });
    platform.onCall = (request, reply) => reply.code(request.method === "POST" ? 503 : 200).send({});
    await times(6, () => post().catch(() => undefined));
    await expect(post()).rejects.toMatchObject({ code: "unavailable" });
    expect(await get()).toBe("answered");
    expect(changes).toEqual(["services writes open"]);
  });

  describe("when pages tell of themselves", () => {
    const tell = () =>
      upstream.send("services", { method: "POST", kind: "telemetry", path: "logger/log/click", headers: {} });

    it("is not blamed for that, however much of it fails", async () => {
      answerWith(503);
      await times(30, tell);
      platform.onCall = null;
      expect(await get()).toBe("answered");
      expect(changes).toEqual([]);
    });

    it("is spared it at once while it is slow, and goes on being read", async () => {
      let goOn: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (goOn = resolve));
      platform.onCall = (request, reply) =>
        request.url.includes("logger") ? held.then(() => reply.send({})) : reply.send({});
      const told = Promise.allSettled(Array.from({ length: 50 }, tell));
      expect(await get()).toBe("answered");
      goOn();
      const dropped = (await told).filter(({ status }) => status === "rejected");
      expect(dropped).toHaveLength(42);
      expect(observed.filter(([, status]) => status === "refused")).toHaveLength(42);
    });

    it("is spared it while its reads wait for one another, and while they fail", async () => {
      let goOn: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (goOn = resolve));
      platform.onCall = (_request, reply) => held.then(() => reply.send({}));
      const reads = Promise.all(Array.from({ length: 64 }, () => get()));
      await expect(tell()).rejects.toMatchObject({ code: "unavailable" });
      goOn();
      await reads;
      answerWith(503);
      await times(5, get);
      await expect(tell()).rejects.toMatchObject({ code: "unavailable" });
    });
  });

  it("is called by one at a time until it answers, and by everybody then", async () => {
    answerWith(503);
    await times(5, get);
    platform.onCall = null;
    now += 2_000;
    platform.calls.length = 0;
    const answers = await Promise.all([get(), get(), get(), get()]);
    expect(answers.filter((answer) => answer === "answered")).toHaveLength(1);
    expect(platform.calls).toHaveLength(1);
    expect(await Promise.all([get(), get()])).toEqual(["answered", "answered"]);
    expect(changes).toEqual(["services reads open", "services reads half-open", "services reads closed"]);
  });

  it("counts as one where it cannot be reached or does not answer, whoever measures the time", async () => {
    await upstream.close();
    upstream = make(30);
    platform.onCall = (_request, reply) => reply.hijack();
    await times(3, get);
    const signal = AbortSignal.timeout(10);
    const own = upstream.send("services", { method: "GET", path: "x", headers: {}, signal });
    await expect(own).rejects.toMatchObject({ code: "timeout" });
    await expect(send()).rejects.toMatchObject({ code: "timeout" });
    expect(await get()).toMatchObject({ code: "unavailable" });
  });

  it("is not called any more either where nothing but mistakes comes of it", async () => {
    answerWith(500);
    await times(19, get);
    expect(changes).toEqual([]);
    await get();
    expect(changes).toEqual(["services reads open"]);
  });

  it.each([400, 401, 404, 422, 429])("is none for refusing a call with %d", async (status) => {
    answerWith(status);
    await times(12, get);
    expect(changes).toEqual([]);
  });

  it("is none for a stream that takes its time", async () => {
    platform.onCall = (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { "content-type": "application/x-ndjson" });
      reply.raw.write("{}\n");
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
    for (const { body } of answers) body.destroy();
    expect(observed).toEqual(Array.from({ length: 8 }, () => ["services", 200]));
    expect(changes).toEqual([]);
  });

  it("has no endless queue before it, and is called as before when that is worked off", async () => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    platform.onCall = (_request, reply) => held.then(() => reply.send({}));
    await upstream.close();
    upstream = make(25_000);
    const calls = Promise.all(Array.from({ length: 600 }, () => get()));
    await eventually(() => observed.length > 0);
    goOn();
    expect((await calls).filter((answer) => answer === "answered")).toHaveLength(512);
    expect(observed.filter(([, status]) => status === "refused")).toHaveLength(88);
    expect(await get()).toBe("answered");
    expect(changes).toEqual([]);
  });

  it("is none for visitors who leave", async () => {
    platform.onCall = (_request, reply) => reply.hijack();
    await times(8, async () => {
      const controller = new AbortController();
      const call = upstream.send("services", { method: "GET", path: "x", headers: {}, signal: controller.signal });
      controller.abort();
      await expect(call).rejects.toMatchObject({ code: "timeout" });
    });
    expect(changes).toEqual([]);
  });

  it("is none while a visitor's own line is slow: the time counts from what is waiting for it", async () => {
    await upstream.close();
    upstream = make(200);
    const body = new PassThrough();
    const headers = { "content-type": "application/octet-stream" };
    const call = upstream.send("services", { method: "POST", path: "drive/upload", headers, body });
    body.write("a");
    // More than twice as long as the host may take.
    const clock = AbortSignal.timeout(500);
    await once(clock, "abort");
    body.end("b");
    expect((await call).statusCode).toBe(200);
    await (await call).body.dump();
    expect(observed).toEqual([["services", 200]]);
  });
});

describe("the id of a request", () => {
  it("goes with every call that is made for it, also by clients that requests share", async () => {
    const platform = new FakePlatform();
    await platform.start();
    const upstream = new Upstream({ urls: platform.urls, appTokenSecret: "s", timeoutMs: 2_000 });
    upstream.usePair({ token: "token", code: "code" });
    platform.onCall = (request, reply) => reply.code(request.method === "POST" ? 201 : 200).send({});
    await upstream.clients({ ...CALLER, requestId: "first-request" }).services.get("a", { params: { page: 1 } });
    await upstream.clients({ ...CALLER, requestId: "second-request" }).db.create("donations", {});
    await upstream.clients(CALLER).services.get("c");
    expect(platform.calls.map(({ url, headers }) => [url, headers["x-request-id"]])).toEqual([
      ["/services/a?page=1", "first-request"],
      ["/db/donations", "second-request"],
      ["/services/c", undefined],
    ]);
    await upstream.close();
    await platform.stop();
  });
});

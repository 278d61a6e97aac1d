import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { CREDENTIALS, FakePlatform } from "../testing/FakePlatform";
import type { Caller } from "./types";
import { Upstream } from "./Upstream";

const CALLER: Caller = { host: "main.localhost", path: "/" };

describe("what a host answered last", () => {
  let now: number;
  let platform: FakePlatform;
  let upstream: Upstream;

  beforeEach(async () => {
    now = 1_000_000;
    platform = new FakePlatform();
    await platform.start();
    upstream = new Upstream({
      urls: platform.urls,
      appTokenSecret: CREDENTIALS.appTokenSecret,
      timeoutMs: 2_000,
      keepAnswersMs: 3_600_000,
      now: () => now,
    });
    upstream.usePair({ token: "token", code: "code" });
    platform.onCall = (_request, reply) => reply.send({ classes: ["kept"] });
  });

  afterEach(async () => {
    await upstream.close();
    await platform.stop();
  });

  const get = (params: Record<string, string> = {}, caller: Caller = CALLER): Promise<unknown> =>
    upstream.clients(caller).services.get("class/active", { params });
  const answerWith = (status: number) => {
    platform.onCall = (_request, reply) => reply.code(status).send({ status: false, message: "", data: null });
  };

  it("is given while it is down, as long as the operator allows, and its pages are told so", async () => {
    await get();
    expect(upstream.givesOld(CALLER)).toBe(false);
    answerWith(503);
    expect(await get()).toEqual({ classes: ["kept"] });
    expect(upstream.givesOld(CALLER)).toBe(true);
    now += 3_600_001;
    await expect(get()).rejects.toMatchObject({ status: 503 });
    expect(upstream.givesOld(CALLER)).toBe(false);
  });

  it("is not given once the host has said that it is gone", async () => {
    await get();
    answerWith(404);
    await expect(get()).rejects.toMatchObject({ code: "not-found" });
    answerWith(503);
    await expect(get()).rejects.toMatchObject({ status: 503 });
  });

  it.each([
    ["who is signed in", {}, { ...CALLER, session: { accessToken: "mine" } }],
    ["who reads it by a secret", { token: "mine" }, CALLER],
  ])("is not kept where it is the own of somebody %s", async (_who, params: Record<string, string>, caller: Caller) => {
    await get(params, caller);
    answerWith(503);
    await expect(get(params, caller)).rejects.toMatchObject({ status: 503 });
    await expect(get(params)).rejects.toMatchObject({ status: 503 });
  });
});

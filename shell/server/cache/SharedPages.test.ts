import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { SharedState } from "../sharedState/SharedState";
import { RedisProcess } from "../sharedState/testing/RedisProcess";
import { eventually } from "../testing/TestServer";
import { makeCachedLines, makeCachedPage, type CachedPage } from "./CachedPage";
import { PageCache } from "./PageCache";
import { SharedPages } from "./SharedPages";

const pageOf = (text: string): CachedPage => makeCachedPage(text, "nonce", `style-src 'nonce-${text}'`);

describe("pages that processes share", () => {
  const redis = new RedisProcess();
  let now: number;
  let states: SharedState[];
  let first: PageCache;
  let second: PageCache;

  const makeProcess = async (namespace = "build"): Promise<PageCache> => {
    const state = new SharedState(redis.url, { waitMs: 500 });
    states.push(state);
    await eventually(async () => (await state.ask((commands) => commands.ping())) === "PONG");
    return new PageCache({ now: () => now, shared: new SharedPages(state, namespace) });
  };

  beforeAll(() => redis.start());

  beforeEach(async () => {
    now = 1_000_000;
    states = [];
    [first, second] = [await makeProcess(), await makeProcess()];
  });

  afterEach(async () => {
    for (const state of states) state.close();
    await redis.contents.flushall();
  });

  afterAll(() => redis.stop());

  const inRedis = () => redis.contents.keys("serambi:page:*");
  const kept = async (cache: PageCache, page: CachedPage) => {
    cache.keep("key", page);
    await eventually(async () => (await inRedis()).length === 1);
  };

  it("are found by the other process as they were made, and in its own memory from then on", async () => {
    await kept(first, pageOf("one"));
    expect(second.find("key")).toBeNull();
    expect(await second.findShared("key")).toEqual({ page: pageOf("one"), isStale: false });
    await redis.contents.flushall();
    expect(second.find("key")?.page).toEqual(pageOf("one"));
  });

  it("are documents or lines there, as they were made", async () => {
    const lines = makeCachedLines(Buffer.from('{"kind":"end"}\n'), "", ["sites"]);
    await kept(first, lines);
    expect((await second.findShared("key"))?.page).toEqual(lines);
  });

  it("are as old there as they are", async () => {
    await kept(first, pageOf("one"));
    now += 10_001;
    expect(await second.findShared("key")).toMatchObject({ isStale: true });
    now += 60_000;
    expect(await second.findShared("key")).toBeNull();
  });

  it("are no longer there once they may no longer be sent", async () => {
    await kept(first, pageOf("one"));
    const [name = ""] = await inRedis();
    const left = await redis.contents.pttl(name);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(70_000);
  });

  it("are not found under another key or by another build, and their names tell nothing", async () => {
    first.keep("main /Courses?search=ani", pageOf("one"));
    await eventually(async () => (await inRedis()).length === 1);
    expect(await second.findShared("demo /Courses?search=ani")).toBeNull();
    expect(await (await makeProcess("another build")).findShared("main /Courses?search=ani")).toBeNull();
    expect(String(await inRedis())).not.toMatch(/main|Courses|ani/);
  });

  it("are made anew by one of them, and taken over by the other", async () => {
    await kept(first, pageOf("one"));
    await second.findShared("key");
    now += 10_001;
    let made = 0;
    const make = () => {
      made += 1;
      return Promise.resolve(pageOf("two"));
    };
    await Promise.all([first.renew("key", make), second.renew("key", make)]);
    expect(made).toBe(1);
    await eventually(async () => {
      await Promise.all([first.renew("key", make), second.renew("key", make)]);
      return first.find("key")?.isStale === false && second.find("key")?.isStale === false;
    });
    expect(made).toBe(1);
    expect([first.find("key")?.page, second.find("key")?.page]).toEqual([pageOf("two"), pageOf("two")]);
  });

  it("are gone for both where they may no longer be kept", async () => {
    await kept(first, pageOf("one"));
    now += 10_001;
    await first.renew("key", () => Promise.resolve(null));
    await eventually(async () => (await inRedis()).length === 0);
    expect([first.find("key"), await second.findShared("key")]).toEqual([null, null]);
  });

  it("are not taken where anything of them is another than was written", async () => {
    await kept(first, pageOf("one"));
    const [name = ""] = await inRedis();
    const whole = (await redis.contents.getBuffer(name)) ?? Buffer.alloc(0);
    for (const spoilt of [
      whole.subarray(0, -1),
      Buffer.from("rubbish"),
      Buffer.from('{"etag":1}\n'),
      Buffer.alloc(0),
    ]) {
      await redis.contents.set(name, spoilt);
      expect(await second.findShared("key")).toBeNull();
    }
  });

  it("are one page for each while Redis is down, and shared again after", async () => {
    await redis.kill();
    first.keep("key", pageOf("one"));
    expect(await second.findShared("key")).toBeNull();
    now += 10_001;
    let made = 0;
    const make = () => {
      made += 1;
      return Promise.resolve(pageOf("two"));
    };
    second.keep("key", pageOf("one"));
    now += 10_001;
    await Promise.all([first.renew("key", make), second.renew("key", make)]);
    expect([made, first.find("key")?.isStale, second.find("key")?.isStale]).toEqual([2, false, false]);
    await redis.start();
    await eventually(async () => {
      first.keep("key", pageOf("three"));
      return (await inRedis()).length === 1;
    });
    expect((await (await makeProcess()).findShared("key"))?.page).toEqual(pageOf("three"));
  });
});

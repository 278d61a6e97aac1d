import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { SharedState } from "../sharedState/SharedState";
import { RedisProcess } from "../sharedState/testing/RedisProcess";
import { eventually } from "../testing/TestServer";
import { COUNTED_HERE, RequestCounts } from "./RequestCounts";

describe("RequestCounts", () => {
  it("begins anew when the window is over that began with the first request", async () => {
    let now = 0;
    const counts = new RequestCounts({ now: () => now });
    expect(await counts.take("a", 1_000)).toEqual({ current: 1, ttl: 1_000 });
    now = 999;
    expect(await counts.take("a", 1_000)).toEqual({ current: 2, ttl: 1 });
    now = 1_000;
    expect(await counts.take("a", 1_000)).toEqual({ current: 1, ttl: 1_000 });
  });

  it("counts each key by itself", async () => {
    const counts = new RequestCounts();
    await counts.take("a", 1_000);
    expect((await counts.take("b", 1_000)).current).toBe(1);
  });

  it("forgets the key not seen for longest when there are very many", async () => {
    const counts = new RequestCounts();
    for (let address = 0; address <= 20_000; address += 1) await counts.take(`a${address}`, 60_000);
    expect((await counts.take("a20000", 60_000)).current).toBe(2);
    expect((await counts.take("a0", 60_000)).current).toBe(1);
  });
});

describe("RequestCounts of two processes", () => {
  const redis = new RedisProcess();
  let states: SharedState[];
  let first: RequestCounts;
  let second: RequestCounts;

  const makeProcess = async (): Promise<RequestCounts> => {
    const shared = new SharedState(redis.url, { waitMs: 500 });
    states.push(shared);
    await eventually(async () => (await shared.ask((commands) => commands.ping())) === "PONG");
    return new RequestCounts({ shared });
  };

  beforeAll(() => redis.start());

  beforeEach(async () => {
    states = [];
    [first, second] = [await makeProcess(), await makeProcess()];
  });

  afterEach(async () => {
    for (const state of states) state.close();
    await redis.contents.flushall();
  });

  afterAll(() => redis.stop());

  const counted = async (counts: RequestCounts, key = "a") => (await counts.take(key, 60_000)).current;

  it("count together, until the same moment", async () => {
    expect([await counted(first), await counted(second), await counted(first)]).toEqual([1, 2, 3]);
    const [name = ""] = await redis.contents.keys("*");
    expect(await redis.contents.pttl(name)).toBeGreaterThan(0);
    expect((await second.take("a", 60_000)).ttl).toBeLessThanOrEqual(60_000);
  });

  it("count some keys each for itself", async () => {
    expect([await counted(first, `${COUNTED_HERE}a`), await counted(second, `${COUNTED_HERE}a`)]).toEqual([1, 1]);
    expect(await redis.contents.keys("*")).toEqual([]);
  });

  it("go on where they were when Redis goes, and when it comes back empty", async () => {
    for (let turn = 0; turn < 3; turn += 1) await counted(first);
    await redis.kill();
    expect(await counted(first)).toBe(4);
    expect(await counted(second)).toBe(1);
    await redis.start();
    await eventually(async () => {
      await counted(first, "b");
      return (await redis.contents.keys("*")).length > 0;
    });
    expect(await counted(first)).toBe(5);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { eventually } from "../testing/TestServer";
import { SharedState } from "./SharedState";
import { RedisProcess } from "./testing/RedisProcess";

describe("shared state", () => {
  const redis = new RedisProcess();
  let now: number;
  let told: string[];
  let state: SharedState;

  beforeAll(() => redis.start());

  beforeEach(() => {
    now = 1_000_000;
    told = [];
    // Long enough for a busy machine: no test waits for a Redis that answers.
    state = new SharedState(redis.url, { waitMs: 500, now: () => now });
    state.watch({ lost: () => told.push("lost"), back: () => told.push("back") });
  });

  afterEach(() => state.close());

  afterAll(() => redis.stop());

  const ping = () => state.ask((commands) => commands.ping());
  const untilThere = () => eventually(async () => (await ping()) === "PONG");

  it("gives what a command gives", async () => {
    await untilThere();
    expect(await state.ask((commands) => commands.set("a", "1"))).toBe("OK");
    expect(await redis.contents.get("a")).toBe("1");
    expect(told).toEqual([]);
  });

  it("gives null for a command that is refused, and works on", async () => {
    await untilThere();
    await redis.contents.set("text", "x");
    expect(await state.ask((commands) => commands.incr("text"))).toBeNull();
    expect(await ping()).toBe("PONG");
    expect(told).toEqual(["lost", "back"]);
  });

  it("tells of one that fails now and then once a minute", async () => {
    await untilThere();
    await redis.contents.set("text", "x");
    for (let turn = 0; turn < 5; turn += 1) {
      await state.ask((commands) => commands.incr("text"));
      await ping();
    }
    expect(told).toEqual(["lost", "back"]);
    now += 60_000;
    await state.ask((commands) => commands.incr("text"));
    expect(told).toEqual(["lost", "back", "lost"]);
  });

  it("waits for nothing after the third slow answer in a row, and asks again a second later", async () => {
    state.close();
    state = new SharedState(redis.url, { waitMs: 20, now: () => now });
    state.watch({ lost: () => told.push("lost"), back: () => told.push("back") });
    await untilThere();
    redis.freeze();
    try {
      expect([await ping(), await ping(), await ping()]).toEqual([null, null, null]);
      let isAsked = false;
      const skipped = await state.ask(() => {
        isAsked = true;
        return Promise.resolve(1);
      });
      expect([skipped, isAsked, told]).toEqual([null, false, ["lost"]]);
    } finally {
      redis.thaw();
    }
    now += 1_000;
    await untilThere();
    expect(told).toEqual(["lost", "back"]);
  });

  it("hears others once Redis is there, where it was down at the start too, and after it was away", async () => {
    await untilThere();
    await redis.kill();
    const heard: string[] = [];
    const late = new SharedState(redis.url, { waitMs: 500 });
    late.hear("news", (text) => heard.push(text));
    const hears = (text: string) =>
      eventually(async () => {
        await redis.contents.publish("news", text);
        return heard.includes(text);
      });
    await redis.start();
    await hears("first");
    await redis.kill();
    await redis.start();
    await hears("second");
    late.close();
    expect([...new Set(heard)]).toEqual(["first", "second"]);
  });

  it("gives null while Redis is down, says so once, and finds it again", async () => {
    await untilThere();
    await redis.kill();
    await eventually(() => told.includes("lost"));
    expect(await ping()).toBeNull();
    await redis.start();
    await untilThere();
    expect(told).toEqual(["lost", "back"]);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { IndexLoad } from "./IndexLoad";
import { writeSearchDocument } from "./search/searchDocument";
import { sampleContent } from "./testing/sampleEntries";

const MINUTE_MS = 60_000;

interface World {
  path: string;
  now: number;
  isOnline: boolean;
  answer: () => Promise<unknown>;
}

const start = () => {
  const world: World = {
    path: "/",
    now: 0,
    isOnline: true,
    answer: () => Promise.resolve(writeSearchDocument(sampleContent())),
  };
  const asked: string[] = [];
  const load = new IndexLoad({
    language: "id",
    path: () => world.path,
    ask: (address) => {
      asked.push(address);
      return world.answer();
    },
    isOnline: () => world.isOnline,
    now: () => world.now,
    rest: () => Promise.resolve(),
    idle: () => Promise.resolve(),
  });
  return { world, asked, load };
};

const fail = () => Promise.reject(new Error("down"));

beforeEach(() => void jest.spyOn(console, "warn").mockReturnValue(undefined));
afterEach(() => void jest.restoreAllMocks());

describe("the index of a site", () => {
  it("is asked for with the first use, in the language of the page", async () => {
    const { load, asked } = start();
    expect(load.state.phase).toBe("idle");
    const coming = load.wake();
    expect(load.state.phase).toBe("loading");
    await coming;
    expect(asked).toEqual(["/search-index.json?lang=id"]);
    expect(load.state.data?.index.search("postgresql").total).toBe(2);
    expect(load.state.data?.pages.map(({ path }) => path)).toEqual(["/Courses", "/Blog"]);
  });

  it("is asked for once, and again only when it is old", async () => {
    const { load, asked, world } = start();
    await Promise.all([load.wake(), load.wake()]);
    world.now = 4 * MINUTE_MS;
    await load.wake();
    expect(asked).toHaveLength(1);
    world.now = 6 * MINUTE_MS;
    const coming = load.wake();
    expect(load.state).toMatchObject({ phase: "loading", data: { isPartial: false } });
    await coming;
    expect(asked).toHaveLength(2);
  });

  it("is another one on the part of a host that is another site", async () => {
    const { load, asked, world } = start();
    await load.wake();
    world.path = "/Pesilat/Class";
    const coming = load.wake();
    expect(load.state.data).toBeNull();
    await coming;
    expect(asked[1]).toBe("/pesilat/search-index.json?lang=id");
  });

  it("says that it could not be had, and is asked for again", async () => {
    const { load, world } = start();
    const { answer } = world;
    world.answer = fail;
    await load.wake();
    expect(load.state).toEqual({ phase: "failed", data: null });
    world.answer = answer;
    await load.wake();
    expect(load.state.phase).toBe("ready");
  });

  it("says so of a browser that is offline, and of an answer that is no index", async () => {
    const { load, world } = start();
    world.answer = fail;
    world.isOnline = false;
    await load.wake();
    expect(load.state.phase).toBe("offline");
    world.isOnline = true;
    world.answer = () => Promise.resolve({ format: 99 });
    await load.wake();
    expect(load.state.phase).toBe("failed");
  });

  it("goes on with what it has where a newer one cannot be had", async () => {
    const { load, world } = start();
    await load.wake();
    world.now = 6 * MINUTE_MS;
    world.answer = fail;
    await load.wake();
    expect(load.state.data?.index.search("postgresql").total).toBe(2);
  });

  it("is asked for at every opening while it has a gap", async () => {
    const { load, world, asked } = start();
    world.answer = () => Promise.resolve(writeSearchDocument(sampleContent(true)));
    await load.wake();
    expect(load.state.data?.isPartial).toBe(true);
    await load.wake();
    expect(asked).toHaveLength(2);
  });
});

import { createHash } from "node:crypto";

import { describe, expect, it } from "@jest/globals";

import { PackingCache, type PackingCacheOptions } from "./PackingCache";

interface Note {
  readonly text: string;
}

const cacheOf = (options: Partial<PackingCacheOptions<Note>>) =>
  new PackingCache<Note>({
    maxReady: 4,
    maxReadyLength: 1_000_000,
    maxPackedBytes: 1_000_000,
    lengthOf: ({ text }) => text.length,
    write: ({ text }) => text,
    read: (text) => ({ text }),
    ...options,
  });

/** Letters that no packer makes shorter than half. */
const noise = (name: string, length: number): string =>
  Array.from({ length: length / 64 }, (_, index) => createHash("sha256").update(`${name} ${index}`).digest("hex")).join(
    "",
  );

const fill = (cache: PackingCache<Note>, count: number, textOf: (index: number) => string): void => {
  for (let index = 0; index < count; index += 1) cache.set(`k${index}`, { text: textOf(index) });
};

const lostOf = (cache: PackingCache<Note>, count: number, textOf: (index: number) => string): number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) => cache.get(`k${index}`)?.text !== textOf(index));

describe("PackingCache", () => {
  it("gives back whatever was put away, of any length, again and again", () => {
    const cache = cacheOf({});
    const textOf = (index: number): string => `${"é→".repeat(index * 100)} ${index}`;
    fill(cache, 60, textOf);
    expect(lostOf(cache, 60, textOf)).toEqual([]);
    expect(lostOf(cache, 60, textOf)).toEqual([]);
  });

  it("takes the room of what a value has of its own, where all have much in common", () => {
    const common = noise("common", 4096);
    const cache = cacheOf({ maxPackedBytes: 200 * 200 });
    const textOf = (index: number): string => common + noise(`own ${index}`, 64);
    fill(cache, 200, textOf);
    expect(lostOf(cache, 200, textOf)).toEqual([]);
  });

  it("loses those used longest ago where even packed there is no room", () => {
    const cache = cacheOf({ maxPackedBytes: 10_000 });
    const textOf = (index: number): string => noise(`${index}`, 1024);
    fill(cache, 100, textOf);
    expect(cache.get("k0")).toBeUndefined();
    expect(cache.get("k95")?.text).toBe(textOf(95));
  });

  it("forgets a value that was taken out, and gives the newer of two", () => {
    const cache = cacheOf({});
    fill(cache, 20, (index) => `old ${index}`);
    cache.delete("k1");
    cache.set("k2", { text: "new" });
    fill(cache, 3, (index) => `k${index + 50}`);
    expect(cache.get("k19")?.text).toBe("old 19");
    cache.delete("k3");
    expect(cache.get("k3")).toBeUndefined();
  });
});

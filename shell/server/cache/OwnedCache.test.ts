import { describe, expect, it } from "@jest/globals";

import { OwnedCache } from "./OwnedCache";

describe("OwnedCache", () => {
  const make = (ttl?: number) =>
    new OwnedCache<string>({ maxSize: 10, sizeOf: (value) => value.length, ...(ttl !== undefined && { ttl }) });

  it("lets the tenant that has most lose what it used longest ago, whoever comes", () => {
    const cache = make();
    cache.set("quiet home", "aaa");
    for (const name of ["a", "b", "c"]) cache.set(`loud ${name}`, "xx");
    cache.get("loud a");
    cache.set("loud d", "xx");
    cache.set("other home", "bb");
    expect(["quiet home", "other home", "loud a", "loud d"].map(cache.has)).toEqual([true, true, true, true]);
    expect(["loud b", "loud c"].map(cache.has)).toEqual([false, false]);
    expect(cache.get("quiet home")).toBe("aaa");
  });

  it("takes no more room than it has, also for one tenant alone, and gives room back", () => {
    const cache = make();
    for (let number = 0; number < 100; number += 1) cache.set(`demo ${number}`, "xx");
    expect(cache.size).toBe(5);
    cache.set("demo 99", "xxxx");
    expect(cache.size).toBe(4);
    for (let number = 0; number < 100; number += 1) cache.delete(`demo ${number}`);
    cache.set("main home", "x".repeat(10));
    expect([cache.size, cache.has("main home")]).toEqual([1, true]);
    cache.set("main too long", "x".repeat(11));
    expect(cache.has("main too long")).toBe(false);
  });
});

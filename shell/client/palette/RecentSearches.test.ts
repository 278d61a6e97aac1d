import { describe, expect, it } from "@jest/globals";

import { RecentSearches } from "./RecentSearches";

class FakeStorage {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

const KEY = "recent_searches";

describe("recent searches", () => {
  it("are the last five, the latest first, each once", () => {
    const storage = new FakeStorage();
    const recent = new RecentSearches(() => storage);
    for (const typed of ["satu", "dua", "tiga", "empat", "lima", "enam", " DUA "]) recent.add(typed);
    expect(new RecentSearches(() => storage).read()).toEqual(["DUA", "enam", "lima", "empat", "tiga"]);
  });

  it("are gone once they are cleared", () => {
    const storage = new FakeStorage();
    const recent = new RecentSearches(() => storage);
    recent.add("satu");
    recent.clear();
    expect(recent.read()).toEqual([]);
    expect(storage.kept.size).toBe(0);
  });

  it("are not what somebody else has written there", () => {
    const storage = new FakeStorage();
    const recent = new RecentSearches(() => storage);
    for (const kept of ["{", "null", '{"a":1}', "7"]) {
      storage.kept.set(KEY, kept);
      expect(recent.read()).toEqual([]);
    }
    storage.kept.set(KEY, JSON.stringify(["baik", 7, null, "", "x".repeat(500), "baik"]));
    expect(recent.read()).toEqual(["baik"]);
  });

  it("keep nothing too long, and fail nowhere where storage is forbidden", () => {
    const recent = new RecentSearches(() => {
      throw new Error("forbidden");
    });
    expect(recent.add("satu")).toEqual(["satu"]);
    expect(recent.add("x".repeat(500))).toEqual([]);
    expect(recent.read()).toEqual([]);
    recent.clear();
  });
});

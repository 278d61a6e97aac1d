import { describe, expect, it } from "@jest/globals";

import { BestOf, MAX_SHOWN } from "./BestOf";

/** Any order, and the same each time. */
const shuffled = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => (at * 7_919) % count);

describe("the best of many", () => {
  it("are those with the highest scores, in order", () => {
    const best = new BestOf();
    for (const entry of shuffled(1_000)) best.offer(entry, entry / 3);
    expect(best.list()).toEqual(Array.from({ length: MAX_SHOWN }, (_, at) => 999 - at));
    expect(best.first).toBe(333);
  });

  it("are of equals those with the smaller numbers, whichever came first", () => {
    const best = new BestOf();
    for (const entry of shuffled(500)) best.offer(entry, 1);
    expect(best.list()).toEqual(Array.from({ length: MAX_SHOWN }, (_, at) => at));
  });

  it("are all where there are few, and none after the last search", () => {
    const best = new BestOf();
    best.offer(4, 0.5);
    best.offer(2, 0.75);
    expect(best.list()).toEqual([2, 4]);
    best.clear();
    expect(best.list()).toEqual([]);
    expect([best.first, best.floor]).toEqual([-1, -1]);
  });
});

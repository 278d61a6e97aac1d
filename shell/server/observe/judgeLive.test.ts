import { describe, expect, it } from "@jest/globals";

import { judgeLive } from "./judgeLive";

const BEFORE = { views: 1_000, failed: 2 };

/** After how many pages a version is taken back of which every `nth` page fails. */
const takenBackAfter = (nth: number, before: typeof BEFORE | null): number | null => {
  let failed = 0;
  for (let views = 1; views <= 2_000; views += 1) {
    if (views % nth === 0) failed += 1;
    if (views % nth === 0 && judgeLive({ views, failed }, before) !== null) return views;
  }
  return null;
};

describe("a live version", () => {
  it("of which every page fails is taken back after five, or seven where nothing is known of the one before", () => {
    expect([takenBackAfter(1, BEFORE), takenBackAfter(1, null)]).toEqual([5, 7]);
    expect(judgeLive({ views: 5, failed: 5 }, BEFORE)).toBe(
      "failed in 5 of 5 pages (100.0 %), the version before in 2 of 1000 pages (0.2 %)",
    );
  });

  it("goes on where a few pages fail, or where the one before failed as much", () => {
    expect([
      takenBackAfter(10, BEFORE),
      takenBackAfter(2, null),
      takenBackAfter(2, { views: 100, failed: 40 }),
    ]).toEqual([null, null, null]);
  });

  it("of which a third of the pages fails is taken back too, later", () => {
    expect(takenBackAfter(3, BEFORE)).toBeLessThan(40);
  });
});

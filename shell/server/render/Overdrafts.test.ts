import { describe, expect, it } from "@jest/globals";

import { Overdrafts } from "./Overdrafts";

const PAGE = { remote: "courses", version: "1.2.3", ms: 1_400 };

describe("what slow pages of a version take", () => {
  it("is too much at the third within a minute, and counted anew then", () => {
    let now = 0;
    const overdrafts = new Overdrafts(() => (now += 10_000));
    expect([1, 2, 3, 4, 5, 6].map(() => overdrafts.take(PAGE))).toEqual([false, false, true, false, false, true]);
  });

  it("is forgotten after a minute, and counted for each version by itself", () => {
    let now = 0;
    const overdrafts = new Overdrafts(() => (now += 25_000));
    expect([1, 2, 3, 4, 5].map(() => overdrafts.take(PAGE))).toEqual([false, false, true, false, false]);
    const slower = new Overdrafts(() => (now += 31_000));
    expect([1, 2, 3, 4].map(() => slower.take(PAGE))).toEqual([false, false, false, false]);
    const two = new Overdrafts(() => 0);
    expect([two.take(PAGE), two.take({ ...PAGE, version: "1.2.4" }), two.take(PAGE)]).toEqual([false, false, false]);
  });
});

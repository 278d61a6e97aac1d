import { describe, expect, it } from "@jest/globals";

import { lastStarted } from "./lastStarted";

const lines = [0.4, 3, 3, 7.25, 60].map((from) => ({ from }));

describe("lastStarted", () => {
  it.each([
    [0, -1],
    [0.4, 0],
    [2.999, 0],
    [3, 2],
    [7.25, 3],
    [59.9, 3],
    [60, 4],
    [9_999, 4],
  ])("has begun at %d s: the one at %d", (seconds, place) => {
    expect(lastStarted(lines, seconds)).toBe(place);
  });

  it("is none of an empty list", () => {
    expect(lastStarted([], 12)).toBe(-1);
  });

  it("finds every line of a long recording", () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({ from: index * 1.5 }));
    expect(many.map(({ from }) => lastStarted(many, from + 0.7))).toEqual(many.map((_, index) => index));
  });
});

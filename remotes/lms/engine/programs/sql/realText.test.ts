import { describe, expect, it } from "@jest/globals";

import { realText } from "./realText";

describe("a REAL of SQLite", () => {
  it("is written as by SQLite's shell", () => {
    const written: readonly (readonly [number, string])[] = [
      [10, "10.0"],
      [0, "0.0"],
      [-2.5, "-2.5"],
      [0.1 + 0.2, "0.3"],
      [1 / 3, "0.333333333333333"],
      [20000 / 3, "6666.66666666667"],
      [123456789012345, "123456789012345.0"],
      [1e15, "1.0e+15"],
      [1.5e-7, "1.5e-07"],
      [0.0001, "0.0001"],
      [Number.NEGATIVE_INFINITY, "-Inf"],
    ];
    for (const [value, text] of written) expect(realText(value)).toBe(text);
  });
});

import { describe, expect, it } from "@jest/globals";

import { average } from "./average";

describe("average", () => {
  it.each([
    [["88", "92", "79", "90"], 87],
    [["61", "", "72", "66"], 66],
    [["0", "100"], 50],
    [[" 70 "], 70],
  ])("of %j is %d", (typed, expected) => {
    expect(average(typed)).toBe(expected);
  });

  it("leaves out what is no mark", () => {
    expect(average(["90", "101", "-5", "8,5", "abc"])).toBe(90);
  });

  it("is nothing without a mark", () => {
    expect(average(["", "x"])).toBeNull();
  });
});

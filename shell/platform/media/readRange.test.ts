import { describe, expect, it } from "@jest/globals";

import { readRange } from "./readRange";

describe("readRange", () => {
  it.each([
    ["bytes=0-", { first: 0, last: 99 }],
    ["bytes=10-19", { first: 10, last: 19 }],
    ["bytes=90-400", { first: 90, last: 99 }],
    ["bytes=99-99", { first: 99, last: 99 }],
    ["bytes=-10", { first: 90, last: 99 }],
    ["bytes=-400", { first: 0, last: 99 }],
    ["bytes=100-", "beyond"],
    ["bytes=-0", "beyond"],
    ["bytes=20-10", null],
    ["bytes=-", null],
    ["bytes=0-1,5-6", null],
    ["lines=0-1", null],
    ["bytes=a-b", null],
    [undefined, null],
  ])("reads %j of 100 bytes", (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });

  it("finds no part in an empty file", () => {
    expect(readRange("bytes=0-", 0)).toBe("beyond");
  });
});

import { describe, expect, it } from "@jest/globals";

import { pageSearch, parsePageNumber } from "./pageNumber";

const parse = (query: string) => parsePageNumber(new URLSearchParams(query));

describe("the page of an address", () => {
  it.each([
    ["page=3", 3],
    ["page=9999", 9999],
    ["", 1],
    ["page=0", 1],
    ["page=-2", 1],
    ["page=1e9", 1],
    ["page=%F0%9F%98%80", 1],
    ["page=2&page=5", 2],
    [`page=${"9".repeat(5000)}`, 1],
  ])("of ?%s is %d", (query, page) => {
    expect(parse(query)).toBe(page);
  });

  it("is not written for the first", () => {
    expect([pageSearch(1), pageSearch(2)]).toEqual(["", "?page=2"]);
  });
});

import { describe, expect, it } from "@jest/globals";

import { dayAfter, offeredMonths } from "./months";
import { readCount } from "./readCount";
import { reckon } from "./reckon";

describe("a number of people as it is typed", () => {
  it.each([
    ["40", 40],
    [" 1.200 ", 1200],
    ["1,200", 1200],
    ["12 000", 12_000],
    [7, 7],
  ])("reads %p as %p", (typed, count) => expect(readCount(typed)).toBe(count));

  it.each(["", "sekitar 40", "12.5", "1.2", "-3", "1e3", "40 orang"])("takes %p for no number", (typed) =>
    expect(readCount(typed)).toBeNaN(),
  );
});

describe("a proposal's sums", () => {
  const prices = [
    { text: "Langganan", per: "person", size: 1, priceIdr: 54_000 },
    { text: "Pelatihan", per: "group", size: 40, priceIdr: 4_800_000 },
    { text: "Pemindahan", per: "once", size: 1, priceIdr: 18_000_000 },
  ] as const;

  it.each([
    [1, 54_000 + 4_800_000 + 18_000_000],
    [40, 2_160_000 + 4_800_000 + 18_000_000],
    [41, 2_214_000 + 9_600_000 + 18_000_000],
    [200_000, 10_800_000_000 + 24_000_000_000 + 18_000_000],
  ])("counts a group that has begun whole: %p people", (people, total) =>
    expect(reckon(prices, people).totalIdr).toBe(total),
  );

  it("are none where nothing is priced", () => expect(reckon([], 12)).toEqual({ lines: [], totalIdr: 0 }));
});

describe("the months that one may ask for", () => {
  it("begin after the office's month, across the year's end", () => {
    // 31 December, 20:00 in London, is January in Jakarta.
    const months = offeredMonths(new Date("2026-12-31T20:00:00Z"));
    expect([months[0], months.at(-1), months.length]).toEqual(["2027-02", "2028-01", 12]);
  });

  it("have steps by weeks", () => expect(dayAfter("2027-02", 4)).toBe("2027-03-01"));
});

import { describe, expect, it } from "@jest/globals";

import { readAsked, readTyped } from "./readOrder";
import { readCount, reckon } from "./reckon";

const rates = {
  freeBelow: 100,
  schoolIdr: 4000,
  foundationIdr: 3200,
  foundationFrom: 3,
  billedMonths: 10,
  freeMonths: 1,
  taxPercent: 11,
};
const limits = { pupils: 50_000, schools: 200 };

describe("a bill", () => {
  it("of a year ahead is ten months less one, with tax on what is left", () => {
    expect(reckon({ pupils: 612, schools: 1, pay: "year" }, rates)).toEqual({
      plan: "school",
      rateIdr: 4000,
      monthIdr: 2_448_000,
      yearIdr: 24_480_000,
      giftIdr: 2_448_000,
      taxIdr: 2_423_520,
      totalIdr: 24_455_520,
      averageIdr: 3330,
    });
  });

  it("of a month is one tenth of the year, and nothing is given", () => {
    const { giftIdr, totalIdr, averageIdr } = reckon({ pupils: 612, schools: 1, pay: "month" }, rates);
    expect([giftIdr, totalIdr, averageIdr]).toEqual([0, 2_717_280, 3700]);
  });

  it.each([
    [99, 1, "free", 0],
    [100, 1, "school", 444_000],
    [99, 2, "school", 439_560],
    [99, 3, "foundation", 351_648],
    [2640, 2, "school", 11_721_600],
    [2640, 3, "foundation", 9_377_280],
    [1, 1, "free", 0],
    [50_000, 200, "foundation", 177_600_000],
  ])("of %i pupils in %i schools is the %s plan, %i a month", (pupils, schools, plan, totalIdr) => {
    expect(reckon({ pupils, schools, pay: "month" }, rates)).toMatchObject({ plan, totalIdr });
  });

  it("adds up to its total with an odd rate, too", () => {
    for (const pupils of [101, 333, 7_777]) {
      const odd = { ...rates, schoolIdr: 3_333 };
      const { yearIdr, giftIdr, taxIdr, totalIdr } = reckon({ pupils, schools: 1, pay: "year" }, odd);
      expect(yearIdr - giftIdr + taxIdr).toBe(totalIdr);
      expect(Number.isInteger(taxIdr)).toBe(true);
    }
  });
});

describe("a number as it is typed", () => {
  it.each([
    ["612", 612],
    [" 612 ", 612],
    ["1.200", 1200],
    ["1,200", 1200],
    ["1 200", 1200],
    ["50.000", 50_000],
    ["50001", null],
    ["0", null],
    ["-5", null],
    ["12.5", null],
    ["1.2000", null],
    ["1e3", null],
    ["enam ratus", null],
    ["", null],
    ["99999999999999999999", null],
  ])("reads %j as %j", (typed, count) => {
    expect(readCount(typed, limits.pupils)).toBe(count);
  });
});

describe("the fields", () => {
  it("refuse more schools than pupils", () => {
    expect(readTyped({ pupils: "2", schools: "3", pay: "year" }, { limits })).toEqual({
      order: null,
      faults: { schools: "more-than-pupils" },
    });
  });

  it("say of each what cannot be read", () => {
    expect(readTyped({ pupils: "x", schools: "201", pay: "year" }, { limits }).faults).toEqual({
      pupils: "count",
      schools: "count",
    });
  });

  const schools = [
    { key: "bahari", pupils: 612, schools: 1 },
    { key: "karang", pupils: 2640, schools: 4 },
  ].map((school) => ({ ...school, name: "", place: "", dye: "sea" as const, picture: { seed: "" } }));

  it.each([
    ["nothing", {}, { pupils: "612", schools: "1", pay: "year" }],
    ["a similar school", { like: "karang", pupils: "5", pay: "month" }, { pupils: "2640", schools: "4", pay: "month" }],
    ["a school that there is not", { like: "x" }, { pupils: "612", schools: "1", pay: "year" }],
    ["numbers of one's own", { pupils: "7", schools: "2" }, { pupils: "7", schools: "2", pay: "year" }],
    ["nonsense", { pupils: "<b>", pay: "weekly" }, { pupils: "<b>", schools: "1", pay: "year" }],
  ])("begin with what the address asks for: %s", (_, asked, typed) => {
    expect(readAsked({ asked: asked, schools })).toEqual(typed);
  });
});

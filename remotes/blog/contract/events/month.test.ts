import { describe, expect, it } from "@jest/globals";

import { addMonths, dayNumber, isWithinReach, todayOf, weeksOf } from "./month";

describe("weeksOf", () => {
  it("begins a week on Monday", () => {
    // 1 December 2026 is a Tuesday, 31 a Thursday.
    const weeks = weeksOf("2026-12");
    expect(weeks[0]).toEqual([null, ...[1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`)]);
    expect(weeks.at(-1)).toEqual([...[28, 29, 30, 31].map((day) => `2026-12-${day}`), null, null, null]);
  });

  it.each([
    ["2027-02", 4, 28],
    ["2028-02", 5, 29],
    ["2026-11", 6, 30],
    ["2026-06", 5, 30],
  ])("has the days of %s in %d weeks of seven", (month, weeks, days) => {
    expect(weeksOf(month).map(({ length }) => length)).toEqual(Array.from({ length: weeks }, () => 7));
    const all = weeksOf(month).flat().filter(Boolean);
    expect(all).toEqual(Array.from({ length: days }, (_, day) => `${month}-${String(day + 1).padStart(2, "0")}`));
  });
});

describe("a calendar", () => {
  it("turns over years", () => {
    expect([addMonths("2026-12", 1), addMonths("2026-01", -1), addMonths("2026-11", 14)]).toEqual([
      "2027-01",
      "2025-12",
      "2028-01",
    ]);
  });

  it("leads two years back and forth, and no further", () => {
    const today = "2026-11-22";
    expect(["2024-11", "2026-11", "2028-11"].map((month) => isWithinReach(month, today))).toEqual([true, true, true]);
    expect(
      ["2024-10", "2028-12", "9999-01", "2026-13", "2026-1", "", "abc"].map((m) => isWithinReach(m, today)),
    ).toEqual(Array.from({ length: 7 }, () => false));
  });

  it("counts the days of Jakarta", () => {
    expect([todayOf("2026-11-22T16:59:59Z"), todayOf("2026-11-22T17:00:00Z")]).toEqual(["2026-11-22", "2026-11-23"]);
  });

  it("numbers the days of an event", () => {
    expect([dayNumber("2026-12-31", "2026-12-31"), dayNumber("2027-01-02", "2026-12-31")]).toEqual([1, 3]);
  });
});

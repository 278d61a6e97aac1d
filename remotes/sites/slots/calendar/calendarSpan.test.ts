import { describe, expect, it } from "@jest/globals";

import { calendarSpan } from "./calendarSpan";

describe("calendarSpan", () => {
  it("lays whole months end to end", () => {
    expect(calendarSpan("2027-01-01", "2027-03-31", "2027-01", 6)).toEqual({ start: 0, width: 50, hasBegun: false });
  });

  it("counts the first day from its morning and the last to its evening", () => {
    expect(calendarSpan("2027-04-16", "2027-04-30", "2027-04", 1)).toEqual({ start: 50, width: 50, hasBegun: false });
  });

  it("knows leap years and the turn of the year", () => {
    expect(calendarSpan("2028-02-29", "2028-02-29", "2028-02", 1)?.start).toBeCloseTo(96.55);
    expect(calendarSpan("2027-01-01", "2027-01-31", "2026-12", 2)).toEqual({ start: 50, width: 50, hasBegun: false });
  });

  it("cuts what lies outside and tells what began before", () => {
    expect(calendarSpan("2026-10-05", "2027-03-31", "2027-01", 6)).toEqual({ start: 0, width: 50, hasBegun: true });
    expect(calendarSpan("2027-04-01", "2027-12-24", "2027-01", 6)).toEqual({ start: 50, width: 50, hasBegun: false });
  });

  it("has no place for what is over or far off", () => {
    expect(calendarSpan("2026-03-02", "2026-12-31", "2027-01", 6)).toBeNull();
    expect(calendarSpan("2027-07-01", "2027-09-01", "2027-01", 6)).toBeNull();
  });
});

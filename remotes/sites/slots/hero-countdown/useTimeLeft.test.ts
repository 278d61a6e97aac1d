import { describe, expect, it } from "@jest/globals";

import { timeLeft } from "./useTimeLeft";

const then = Date.parse("2027-03-05T15:00:00+07:00");

describe("timeLeft", () => {
  it("counts whole days, hours, minutes and seconds", () => {
    const now = Date.parse("2026-11-21T05:17:42+07:00");
    expect(timeLeft(now, then)).toEqual({ days: 104, hours: 9, minutes: 42, seconds: 18 });
  });

  it("is nothing from the moment itself on, and for a moment that is none", () => {
    expect(timeLeft(then, then)).toBeNull();
    expect(timeLeft(then + 1, then)).toBeNull();
    expect(timeLeft(then, Number.NaN)).toBeNull();
  });
});

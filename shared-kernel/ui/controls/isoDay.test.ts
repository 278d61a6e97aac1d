import { describe, expect, it } from "@jest/globals";

import { dayRules, readDay } from "./isoDay";

describe("readDay", () => {
  it("reads a day and refuses what is none", () => {
    expect(readDay("2026-11-24")?.toString()).toBe("2026-11-24");
    expect(["2026-02-30", "24/11/2026", "2026-11-24T10:00:00Z", "", null].map((text) => readDay(text))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("dayRules", () => {
  it("leaves out what is not set or cannot be read", () => {
    expect(Object.keys(dayRules({ min: "2026-11-16", max: "tomorrow" }))).toEqual(["minValue"]);
  });
});

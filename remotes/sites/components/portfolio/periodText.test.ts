import { describe, expect, it } from "@jest/globals";

import { messages as english } from "../../messages/portfolio.en";
import { messages as t } from "../../messages/portfolio.id";
import { daysText, periodText } from "./periodText";

describe("the period of a case", () => {
  it.each([
    ["2025-02-03", "2025-11-28", "Februari–November 2025"],
    ["2024-05-01", "2026-08-31", "Mei 2024–Agustus 2026"],
    ["2026-05-04", "2026-05-29", "Mei 2026"],
    ["2026-03-02", null, "Sejak Maret 2026"],
  ])("from %s to %s is %s", (startsOn, endsOn, text) => {
    expect(periodText({ startsOn, endsOn }, t, "id")).toBe(text);
  });

  it("says in a fact of its own that it goes on, in either language", () => {
    const ongoing = { startsOn: "2026-03-02", endsOn: null };
    expect(periodText(ongoing, t, "id", "long")).toBe("Sejak Maret 2026, masih berjalan");
    expect(periodText(ongoing, english, "en", "long")).toBe("Since March 2026, still going on");
  });
});

describe("the days of a batch", () => {
  it.each([
    ["2025-02-03", "2025-03-21", "3 Feb–21 Mar 2025"],
    ["2025-12-01", "2026-01-09", "1 Des 2025–9 Jan 2026"],
    ["2025-12-01", "2025-12-01", "1 Des 2025"],
  ])("from %s to %s are %s", (startsOn, endsOn, text) => {
    expect(daysText(startsOn, endsOn, "id")).toBe(text);
  });
});

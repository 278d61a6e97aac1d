import { describe, expect, it } from "@jest/globals";

import { byMonth, type ProgramEvent } from "./ProgramEvent";

const on = (day: string): ProgramEvent => ({
  kind: "batch",
  id: day,
  name: day,
  slug: day,
  programIds: [],
  day,
  startsAt: null,
  endsOn: null,
  lengthMinutes: 0,
  seatsLeft: null,
});

describe("byMonth", () => {
  it("keeps the order, and knows the same month of two years apart", () => {
    const months = byMonth(["2026-12-03", "2026-12-20", "2027-01-18", "2027-12-01"].map(on));
    expect(months.map(({ month, items }) => [month, items.length])).toEqual([
      ["2026-12", 2],
      ["2027-01", 1],
      ["2027-12", 1],
    ]);
  });
});

import { describe, expect, it } from "@jest/globals";

import { samplePesilatClass } from "../../testing/pesilat/samplePesilat";
import { calendarOf } from "./calendar";

const run = (startsOn: string | null, endsOn: string | null = null) => samplePesilatClass({ startsOn, endsOn });

describe("calendarOf", () => {
  it("has the months from the first class to the last, and each class in its own", () => {
    const { months, rows } = calendarOf([run("2026-12-01", "2027-03-30"), run("2026-11-09", "2026-11-20")]);
    expect(months).toEqual(["2026-11-01", "2026-12-01", "2027-01-01", "2027-02-01", "2027-03-01"]);
    expect(rows.map(({ before, span, after }) => [before, span, after])).toEqual([
      [0, 1, 4],
      [1, 4, 0],
    ]);
  });

  it("gives a class without an end, or with one before its beginning, its first month", () => {
    expect(calendarOf([run("2026-12-01")]).rows).toMatchObject([{ before: 0, span: 1, after: 0 }]);
    expect(calendarOf([run("2026-12-01", "2026-10-01")]).rows).toMatchObject([{ before: 0, span: 1, after: 0 }]);
  });

  it("leaves out what is over, and sets aside what has no date", () => {
    const over = samplePesilatClass({ state: "ended" });
    expect(calendarOf([over])).toEqual({ months: [], rows: [], undated: [] });
    expect(calendarOf([run(null), over])).toMatchObject({ months: [], rows: [], undated: [{ startsOn: null }] });
  });

  it("is no longer than one can read: a class that goes on is cut, a later one waits", () => {
    const { months, rows } = calendarOf([run("2026-12-01", "2030-01-01"), run("2029-01-01")]);
    expect(months).toHaveLength(18);
    expect(rows).toMatchObject([{ before: 0, span: 18, after: 0 }]);
  });
});

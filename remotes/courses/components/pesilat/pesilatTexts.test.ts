import { describe, expect, it } from "@jest/globals";

import { en, id } from "../../testing/allTexts";
import { monthText, placesText, scheduleText } from "./pesilatTexts";

describe("scheduleText", () => {
  it("says as much as is known", () => {
    expect(scheduleText({ startsOn: "2026-12-01", endsOn: "2027-03-30" }, id, "id")).toBe(
      "1 Des 2026 sampai 30 Mar 2027",
    );
    expect(scheduleText({ startsOn: "2026-12-01", endsOn: null }, id, "id")).toBe("Mulai 1 Des 2026");
    expect(scheduleText({ startsOn: null, endsOn: "2027-03-30" }, id, "id")).toBeNull();
  });
});

describe("placesText", () => {
  const places = (seatsLeft: number | null, state: "started" | "ended" = "started") =>
    [id, en].map((t) => placesText({ seatsLeft, state }, t));

  it("counts in both languages, and says that a class is full", () => {
    expect(places(8)).toEqual(["8 tempat tersisa", "8 places left"]);
    expect(places(1)).toEqual(["1 tempat tersisa", "1 place left"]);
    expect(places(0)).toEqual(["Penuh", "Full"]);
  });

  it("is silent where nobody says, and where the class is over", () => {
    expect([...places(null), ...places(8, "ended")]).toEqual([null, null, null, null]);
  });
});

describe("monthText", () => {
  it("names a month and its year", () => {
    expect(monthText("2026-08-01", "id")).toEqual(["Agu", "2026"]);
    expect(monthText("2026-08-01", "en")).toEqual(["Aug", "2026"]);
  });
});

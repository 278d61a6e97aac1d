import { describe, expect, it } from "@jest/globals";

import type { ProgramEvent } from "../../contract/programs/ProgramEvent";
import { en, id } from "../../testing/allTexts";
import { hourText, monthText, spanText } from "./eventTexts";

const event: ProgramEvent = {
  kind: "webinar",
  id: "w",
  name: "Satu Malam",
  slug: "satu-malam",
  programIds: [],
  day: "2026-12-03",
  startsAt: "2026-12-03T12:00:00Z",
  endsOn: null,
  lengthMinutes: 90,
  seatsLeft: null,
};

describe("texts of dates", () => {
  it("tell the hour in Jakarta as each language writes it", () => {
    expect([hourText("2026-12-03T12:00:00Z", "id"), hourText("2026-12-03T18:30:00Z", "en")]).toEqual([
      "19.00",
      "01:30",
    ]);
  });

  it("name a month", () => {
    expect([monthText("2027-01", "id"), monthText("2027-05", "en")]).toEqual(["Januari 2027", "May 2027"]);
  });

  it("say when a webinar is, and until when a batch runs", () => {
    expect(spanText(event, id, "id")).toBe("pukul 19.00 WIB, 1 jam 30 mnt");
    expect(spanText({ ...event, lengthMinutes: 0 }, en, "en")).toBe("at 19:00 WIB");
    const batch: ProgramEvent = { ...event, kind: "batch", startsAt: null, endsOn: "2027-05-21" };
    expect(spanText(batch, id, "id")).toBe("Sampai 21 Mei 2027");
    expect(spanText({ ...batch, endsOn: null }, id, "id")).toBe("");
  });
});

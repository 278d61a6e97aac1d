import { describe, expect, it } from "@jest/globals";

import { en, id } from "../testing/allTexts";
import { sampleClass } from "../testing/sampleClasses";
import { dateText, fieldText, priceText, termsText } from "./courseTexts";

describe("dateText", () => {
  it.each([
    ["registration-open", "Mulai 18 Januari 2027"],
    ["coming-soon", "Mulai 18 Januari 2027"],
    ["upcoming", "Mulai 18 Januari 2027"],
    ["started", "Sampai 21 Mei 2027"],
    ["ended", "Angkatan 2027"],
  ] as const)("for a class that is %s reads %s", (state, text) => {
    expect(dateText(sampleClass({ state }), id, "id")).toBe(text);
  });

  it("is missing with the dates", () => {
    expect(dateText(sampleClass({ startsOn: null, endsOn: null }), id, "id")).toBeNull();
    expect(dateText(sampleClass({ state: "started", startsOn: null, endsOn: null }), id, "id")).toBeNull();
  });
});

describe("texts of a class", () => {
  it("write prices as the site's language does, and free as a word", () => {
    expect(priceText(650_000, id, "id")).toBe("Rp\u00a0650.000");
    expect(priceText(650_000, en, "en")).toBe("IDR\u00a0650,000");
    expect(priceText(0, id, "id")).toBe("Gratis");
    expect(priceText(0, en, "en")).toBe("Free");
  });

  it("leave out what is not known", () => {
    expect(termsText({ lengthMinutes: 890, priceIdr: 0 }, en, "en")).toBe("14 h 50 · Free");
    expect(termsText({ lengthMinutes: 0, priceIdr: 0 }, en, "en")).toBe("Free");
    expect(fieldText({ programName: "Akuntansi", level: "" })).toBe("Akuntansi");
  });
});

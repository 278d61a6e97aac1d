import { describe, expect, it } from "@jest/globals";

import { samplePesilatClass } from "../../testing/pesilat/samplePesilat";
import { BELTS } from "./belts";
import { coachesOf, ladderOf } from "./ladder";

const codes = (classes: readonly { readonly code: string }[]) => classes.map(({ code }) => code);

describe("ladderOf", () => {
  it("has every belt from the lowest to the highest, also those without a class", () => {
    const { rungs } = ladderOf([
      samplePesilatClass({ code: "M", level: "Sabuk merah" }),
      samplePesilatClass({ code: "P", level: "Sabuk putih" }),
    ]);
    expect(rungs.map(({ belt }) => belt)).toEqual(BELTS);
    expect(rungs.map((rung) => codes(rung.classes))).toEqual([["P"], [], [], ["M"], []]);
  });

  it("puts what begins first before what has no date, and what is over last", () => {
    const { open } = ladderOf([
      samplePesilatClass({ code: "over", level: "", state: "ended", startsOn: "2026-01-01" }),
      samplePesilatClass({ code: "undated", level: "", startsOn: null }),
      samplePesilatClass({ code: "late", level: "", startsOn: "2027-05-01" }),
      samplePesilatClass({ code: "soon", level: "", startsOn: "2026-12-01" }),
    ]);
    expect(codes(open)).toEqual(["soon", "late", "undated", "over"]);
  });

  it("has no rungs where no class has a belt", () => {
    expect(ladderOf([samplePesilatClass({ level: "Terbuka" })])).toMatchObject({
      rungs: [],
      open: [{ code: "PS-01" }],
    });
    expect(ladderOf([])).toEqual({ rungs: [], open: [] });
  });
});

describe("coachesOf", () => {
  it("names everybody once, with the codes of all their classes", () => {
    const yuni = { name: "Yuni", role: "Pelatih", bio: "" };
    const gatot = { name: "Gatot", role: "Gudang", bio: "" };
    const ladder = ladderOf([
      samplePesilatClass({ code: "B", level: "Terbuka", mentors: [yuni] }),
      samplePesilatClass({ code: "A", level: "Sabuk putih", mentors: [yuni, gatot] }),
    ]);
    expect(coachesOf(ladder).map(({ name, codes: taught }) => [name, taught])).toEqual([
      ["Yuni", ["A", "B"]],
      ["Gatot", ["A"]],
    ]);
  });
});

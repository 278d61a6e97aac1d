import { describe, expect, it } from "@jest/globals";

import { countOf, readChoice, shownYears } from "./shownYears";

const kinds = [{ key: "smk", name: "SMK", dye: "sea" as const }];
const years = [
  {
    year: 2026,
    joined: 9,
    clients: [
      { name: "A", kind: "smk" },
      { name: "B", kind: "sma", hasLeft: true },
    ],
  },
  { year: 2025, joined: 1, clients: [{ name: "C", kind: "sma" }] },
];

describe("the register", () => {
  it.each([
    [{}, { by: "all" }],
    [{ kind: "smk" }, { by: "kind", kind: "smk" }],
    [{ kind: "left" }, { by: "left" }],
    [{ kind: "<script>" }, { by: "all" }],
  ])("reads %j as a choice", (asked, choice) => {
    expect(readChoice({ asked: asked, kinds })).toEqual(choice);
  });

  it("leaves out years in which nobody is chosen, and counts whom it shows", () => {
    expect(shownYears(years, { by: "left" }).map(({ year, clients }) => [year, clients.length])).toEqual([[2026, 1]]);
    expect(countOf(years, { by: "kind", kind: "sma" })).toBe(2);
    expect(countOf(years, { by: "all" })).toBe(3);
  });
});

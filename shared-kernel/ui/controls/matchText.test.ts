import { describe, expect, it } from "@jest/globals";

import { findTyped } from "./matchText";

describe("findTyped", () => {
  it("finds without regard to case and accents", () => {
    expect([findTyped("Bank Mandiri", "MAN"), findTyped("Kafé Ébène", "ebe")]).toEqual([5, 5]);
  });

  it("prefers the beginning of a word, and falls back to its middle", () => {
    expect([findTyped("Kalimantan Mantap", "man"), findTyped("Kalimantan", "man")]).toEqual([11, 4]);
  });

  it("says so where there is nothing", () => {
    expect([findTyped("Bank Mandiri", "xyz"), findTyped("Bank Mandiri", "  ")]).toEqual([-1, -1]);
  });
});

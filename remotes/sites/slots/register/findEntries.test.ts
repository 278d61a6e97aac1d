import { describe, expect, it } from "@jest/globals";

import { findEntries } from "./findEntries";
import type { RegisterEntry } from "./schema";

const entry = (number: string, title: string, by: string): RegisterEntry => ({
  number,
  title,
  text: "Catatan.",
  by,
  facts: "2026",
  state: "kept",
  picture: { seed: number },
});
const entries = [entry("114", "Huruf Jawa pecah", "Sekar"), entry("231", "Lupa yang berguna", "Arif Résta")];
const found = (search: string) => findEntries(entries, search).map(({ number }) => number);

describe("findEntries", () => {
  it("gives everything without words", () => {
    expect(found("  ")).toEqual(["114", "231"]);
  });

  it("finds by number, title and name, in any letter case and without accents", () => {
    expect(found("114")).toEqual(["114"]);
    expect(found("BERGUNA")).toEqual(["231"]);
    expect(found("resta")).toEqual(["231"]);
  });

  it("asks for every word", () => {
    expect(found("huruf sekar")).toEqual(["114"]);
    expect(found("huruf arif")).toEqual([]);
  });
});

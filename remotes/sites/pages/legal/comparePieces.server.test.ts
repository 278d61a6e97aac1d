import { describe, expect, it } from "@jest/globals";

import { comparePieces } from "./comparePieces.server";

const marked = (before: string, after: string): string =>
  comparePieces(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : `${kind === "added" ? "+" : "-"}[${text}]`))
    .join("");

describe("comparePieces", () => {
  it("marks the words that changed and leaves the others alone", () => {
    expect(marked("Disimpan 180 hari, lalu dihapus.", "Disimpan 90 hari, lalu dihapus.")).toBe(
      "Disimpan -[180]+[90] hari, lalu dihapus.",
    );
  });

  it("reads sentences that say something else whole", () => {
    expect(marked("Tetap. Mitra menerima nama Anda.", "Tetap. Tidak seorang pun menerimanya.")).toBe(
      "Tetap. -[Mitra menerima nama Anda.]+[Tidak seorang pun menerimanya.]",
    );
  });

  it("gives both texts back, whatever changed", () => {
    const [before, after] = ["Satu. Dua tiga.\nEmpat", "Satu! Dua, tiga. Lima enam"];
    const pieces = comparePieces(before, after);
    const without = (left: string) => pieces.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join("");
    expect([without("added").replaceAll(/\s+/g, " "), without("removed")]).toEqual([
      before.replaceAll(/\s+/g, " "),
      after,
    ]);
  });
});

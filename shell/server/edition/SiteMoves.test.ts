import { describe, expect, it } from "@jest/globals";

import { SiteMoves } from "./SiteMoves";

const asked = (path: string) => new URL(path, "https://laras.example");
const moves = new SiteMoves([
  { from: "/Lama", to: "/Baru" },
  { from: "/Baru", to: "/Terbaru#isi" },
  { from: "/2019/11/kabar", to: "https://arsip.example/kabar" },
  { from: "/A", to: "/B" },
  { from: "/B", to: "/a/" },
  { from: "/Sendiri", to: "/sendiri?x=1" },
]);

describe("SiteMoves", () => {
  it("leads to where a page is now, past the places where it was meanwhile, with the query", () => {
    expect(moves.of(asked("/lama/?hal=2"))).toBe("/Terbaru?hal=2#isi");
    expect(moves.of(asked("/2019/11/kabar"))).toBe("https://arsip.example/kabar");
    expect(moves.of(asked("/Lain"))).toBeNull();
  });

  it("never leads in a circle", () => {
    expect(["/A", "/B", "/Sendiri"].map((path) => moves.of(asked(path)))).toEqual([null, null, null]);
  });
});

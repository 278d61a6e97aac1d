import { expect, it } from "@jest/globals";

import { leavesOf } from "./leavesOf";

it("names everything that was written in a value by where it is", () => {
  const value = { title: "Harga", range: { min: 1 }, points: [{ text: "Satu", icon: "" }], isOpen: false };
  const nameOf = (path: string) => ({ title: "Judul", "points.*.text": "Teks" })[path];
  expect(leavesOf(value, nameOf).map(({ place, text }) => `${place}: ${text}`)).toEqual([
    "Judul: Harga",
    "range → min: 1",
    "points → 1 → Teks: Satu",
    "isOpen: false",
  ]);
});

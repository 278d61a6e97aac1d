import { expect, it } from "@jest/globals";

import { changedParts } from "./changedParts";

it("names each leaf that differs, by the words of what it stands in", () => {
  const before = { sections: [{ slot: "a", props: { title: "Tujuh tahun", limit: 3 } }] };
  const after = {
    sections: [
      { slot: "a", props: { title: "Delapan tahun", limit: 3 } },
      { slot: "b", props: { title: "Baru" } },
    ],
  };
  expect(changedParts(before, after)).toEqual([
    { place: "sections → 1 (Delapan tahun) → props → title", before: "Tujuh tahun", after: "Delapan tahun" },
    { place: "sections → 2 (Baru)", before: null, after: "Baru" },
  ]);
});

it("says nothing of what only has another order of keys, or is missing as it was empty", () => {
  expect(changedParts({ a: 1, b: "" }, { a: 1 })).toEqual([]);
});

it("calls properties what people call them, where that is known", () => {
  const nameOf = (path: string) => ({ "items.*.title": "Judul" })[path];
  expect(changedParts({ items: [{ title: "A" }] }, { items: [{ title: "B" }] }, nameOf)).toEqual([
    { place: "items → 1 (B) → Judul", before: "A", after: "B" },
  ]);
});

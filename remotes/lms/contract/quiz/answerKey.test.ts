import { expect, it } from "@jest/globals";

import { isAccepted } from "./answerKey";

const takes = (written: string, key: string, more = {}) =>
  isAccepted(written, key, { typos: 0, isExact: false, ...more });

it("takes numbers with a comma or a point, within their tolerance", () => {
  expect(["11,1", "11.1", " 11,3 ", "10,9"].map((text) => takes(text, "11,1 ± 0,2"))).toEqual([true, true, true, true]);
  expect(["11,31", "sebelas", "", "11,1 cm"].map((text) => takes(text, "11,1 ± 0,2"))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(["1.250.000", "1250000", "1,250,000"].map((text) => takes(text, "1250000"))).toEqual([true, true, true]);
  expect([takes("1.250", "1250"), takes("1.250", "1,25"), takes("3", "1..5"), takes("−2", "-2")]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it("takes words whatever their capitals and spaces are, and forgives the mistakes that it is told to", () => {
  expect([
    takes("  Pram  Toer ", "pram toer"),
    takes("mendédél", "mendedel"),
    takes("SELECT", "select", { isExact: true }),
  ]).toEqual([true, true, false]);
  expect([
    takes("pendedl", "pendedel", { typos: 1 }),
    takes("pnededel", "pendedel", { typos: 1 }),
    takes("pandadel", "pendedel", { typos: 1 }),
  ]).toEqual([true, true, false]);
  // In a short word a mistake is another word.
  expect([takes("batu", "baju", { typos: 1 }), takes("kota Solo", "*solo")]).toEqual([false, true]);
  expect([takes("1945", '"1945"'), takes("1945,0", '"1945"')]).toEqual([true, false]);
});

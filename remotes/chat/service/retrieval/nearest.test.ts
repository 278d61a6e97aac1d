import { expect, it } from "@jest/globals";

import { nearestWord, wholeWord } from "./nearest";

const known = new Map([
  ["jaringan", 5],
  ["jeringan", 1],
  ["busana", 3],
  ["batik", 2],
]);

it("takes a misspelt word for the nearest that is known, of equals for the more frequent", () => {
  expect(nearestWord("jarignan", known)).toBe("jaringan");
  expect(nearestWord("bussana", known)).toBe("busana");
});

it("takes no word for one that is too far away, and no short one", () => {
  expect(nearestWord("rendang", known)).toBeUndefined();
  expect(nearestWord("bat", known)).toBeUndefined();
  expect(nearestWord("kusana", known)).toBeUndefined();
});

it("takes a shortened word for the most frequent one that it begins, up to twice as long", () => {
  expect(wholeWord("jari", known)).toBe("jaringan");
  expect(wholeWord("jar", known)).toBeUndefined();
  expect(wholeWord("bus", new Map([["busana", 3]]))).toBeUndefined();
  expect(wholeWord("busa", new Map([["busanawansekali", 3]]))).toBeUndefined();
});

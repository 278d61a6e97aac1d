import { expect, it } from "@jest/globals";

import { isVerb, realWord, stem } from "./stem";

it("gives the words of one meaning one stem, in both languages", () => {
  expect(stem("dimainkan")).toBe(stem("bermain"));
  expect(stem("courses")).toBe(stem("course"));
});

it("knows words of Indonesian, so that none is taken for a misspelt one", () => {
  expect(realWord("belum")).toBe("root");
  expect(realWord("penemu")).toBe("derived");
  expect(realWord("jarignan")).toBeUndefined();
});

it("knows a verb by its form", () => {
  expect(isVerb("membangunkan")).toBe(true);
  expect(isVerb("penemu")).toBe(false);
  expect(isVerb("belum")).toBe(false);
});

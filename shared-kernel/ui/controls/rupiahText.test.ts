import { describe, expect, it } from "@jest/globals";

import { caretBehind, readSum, writeSum } from "./rupiahText";

const amountOf = (text: string, language: "id" | "en" = "id") => readSum(text, text.length, language).amountIdr;

describe("readSum", () => {
  it("reads what people type and paste", () => {
    expect([amountOf("250000"), amountOf("250.000"), amountOf("Rp 250.000,00"), amountOf("Rp250.000,-")]).toEqual([
      250_000, 250_000, 250_000, 250_000,
    ]);
    expect([amountOf("250,000", "en"), amountOf("IDR 250,000.00", "en")]).toEqual([250_000, 250_000]);
  });

  it("keeps a sum that loses digits in the middle of editing", () => {
    expect([amountOf("1.2"), amountOf("1.23"), amountOf("1,2", "en")]).toEqual([12, 123, 12]);
  });

  it("has no sum without a digit, and zero with one", () => {
    expect([amountOf(""), amountOf("Rp"), amountOf("0"), amountOf("00")]).toEqual([null, null, 0, 0]);
  });

  it("stays exact: digits past the fifteenth are not taken", () => {
    expect(amountOf("1234567890123456789")).toBe(123_456_789_012_345);
  });

  it("counts the digits before the caret without leading zeros", () => {
    expect(readSum("0250", 4, "id")).toEqual({ amountIdr: 250, digitsBefore: 3 });
    expect(readSum("12.3", 2, "id")).toEqual({ amountIdr: 123, digitsBefore: 2 });
  });
});

describe("writeSum", () => {
  it("groups thousands as each language does", () => {
    expect([writeSum(10_000_000, "id"), writeSum(10_000_000, "en"), writeSum(null, "id")]).toEqual([
      "10.000.000",
      "10,000,000",
      "",
    ]);
  });
});

describe("caretBehind", () => {
  it("stands behind the digit, before the separator", () => {
    expect([0, 1, 4, 5, 7, 9].map((digits) => caretBehind("1.234.567", digits))).toEqual([0, 1, 5, 7, 9, 9]);
  });
});

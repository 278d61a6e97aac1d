import { describe, expect, it } from "@jest/globals";

import { isLongTitle } from "./isLongTitle";

describe("isLongTitle", () => {
  it("leaves a word or two as large as the window", () => {
    expect(isLongTitle(["Kuda-kuda", "dulu,", "baru jurus."])).toBe(false);
    expect(isLongTitle(["Bahari Tegal"])).toBe(false);
  });

  it("asks for a smaller size as soon as one line is a sentence", () => {
    expect(isLongTitle(["Belajar", "Bersama di Benteng Vastenburg"])).toBe(true);
  });
});

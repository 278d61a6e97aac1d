import { describe, expect, it } from "@jest/globals";

import { formatFileSize, isAccepted } from "./fileSize";

describe("formatFileSize", () => {
  it("is as exact as one needs it", () => {
    expect([840, 12_288, 1_258_291].map((bytes) => formatFileSize(bytes, "id"))).toEqual(["840 B", "12 KB", "1,2 MB"]);
    expect(formatFileSize(1_258_291, "en")).toBe("1.2 MB");
  });
});

describe("isAccepted", () => {
  const pdf = { name: "Surat.PDF", type: "application/pdf" };

  it.each([
    [".pdf", true],
    ["image/*,application/pdf", true],
    ["image/jpeg, .docx", false],
    ["image/*", false],
  ])("holds a file to accept=%j", (accept, expected) => {
    expect(isAccepted(pdf, accept)).toBe(expected);
  });

  it("takes all where nothing is said", () => {
    expect(isAccepted(pdf, undefined)).toBe(true);
  });
});

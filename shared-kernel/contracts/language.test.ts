import { describe, expect, it } from "@jest/globals";

import { documentPath } from "./language";

describe("the path of a document", () => {
  it.each([
    ["/laporan.csv", "id", "/laporan.csv"],
    ["/laporan.csv", "en", "/laporan.csv?lang=en"],
    ["/laporan.csv?tahun=2026", "en", "/laporan.csv?tahun=2026&lang=en"],
  ] as const)("%s in %s is %s", (path, language, expected) => {
    expect(documentPath({ settings: { language: "id" } }, path, language)).toBe(expected);
  });
});

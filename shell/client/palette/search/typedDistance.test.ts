import { describe, expect, it } from "@jest/globals";

import { typedDistance } from "./typedDistance";

describe("typedDistance", () => {
  it("is nothing for a word and for each of its beginnings", () => {
    for (const typed of ["p", "post", "postgresql"]) expect(typedDistance(typed, "postgresql", 2)).toBe(0);
  });

  it("counts a letter that is missing, too many, wrong or swapped with its neighbour once", () => {
    expect(typedDistance("potgres", "postgres", 2)).toBe(1);
    expect(typedDistance("posttgres", "postgres", 2)).toBe(1);
    expect(typedDistance("pastgres", "postgres", 2)).toBe(1);
    expect(typedDistance("psotgres", "postgres", 2)).toBe(1);
    expect(typedDistance("psotgrse", "postgres", 2)).toBe(2);
  });

  it("says no more than that it is further", () => {
    expect(typedDistance("perpustakaan", "postgres", 2)).toBe(3);
    expect(typedDistance("postgresql", "po", 2)).toBe(3);
    expect(typedDistance("xyz", "abc", 0)).toBe(1);
  });

  it("compares the beginnings of words that are longer than any", () => {
    expect(typedDistance("a".repeat(500), "a".repeat(400), 2)).toBe(0);
    expect(typedDistance(`b${"a".repeat(500)}`, "a".repeat(400), 2)).toBe(1);
  });

  it("gives the same for a word whatever was compared before", () => {
    const alone = typedDistance("sekolha", "sekolah", 2);
    typedDistance("zzzzzzzzzzzz", "qqqqqqqqqqqqqq", 2);
    expect(typedDistance("sekolha", "sekolah", 2)).toBe(alone);
  });
});

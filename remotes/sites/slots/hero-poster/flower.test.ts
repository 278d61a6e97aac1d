import { describe, expect, it } from "@jest/globals";

import { flowerLeaves, readFlowerNumber } from "./flower";

describe("flowerLeaves", () => {
  it("draws as many leaves as the code says, the outer rings first", () => {
    const leaves = flowerLeaves({ petals: 8, layers: 4, twist: 11 });
    expect(leaves).toHaveLength(32);
    expect(leaves.map(({ layer }) => layer)).toEqual(leaves.map(({ layer }) => layer).toSorted((a, b) => b - a));
  });

  it("turns each ring against the one inside it", () => {
    const first = (layer: number) =>
      flowerLeaves({ petals: 6, layers: 3, twist: 10 }).find((leaf) => leaf.layer === layer)?.degrees;
    expect([first(0), first(1), first(2)]).toEqual([0, 10, 20]);
  });

  it("stays within its picture, however many rings there are", () => {
    for (const layers of [1, 6]) {
      const [outer] = flowerLeaves({ petals: 3, layers, twist: 0 });
      const reach = Math.max(...[...(outer?.path.matchAll(/0-([\d.]+)/g) ?? [])].map(([, length]) => Number(length)));
      expect(reach).toBeGreaterThan(100);
      expect(reach).toBeLessThanOrEqual(250);
    }
  });
});

describe("readFlowerNumber", () => {
  it.each([
    ["petals", "12", 12],
    ["petals", "1", 3],
    ["layers", "99", 6],
    ["twist", "-4", 0],
  ] as const)("reads %s %s as %d", (field, typed, expected) => {
    expect(readFlowerNumber(field, typed)).toBe(expected);
  });

  it("reads nothing from an empty field", () => {
    expect(readFlowerNumber("petals", "")).toBeNull();
  });
});

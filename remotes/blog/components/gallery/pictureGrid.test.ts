import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "@jest/globals";

import { RATIOS, ratioStep } from "./ratioStep";
import { rowStarts } from "./rowStarts";

/** The proportions of the rows that were made. */
const rows = (ratios: readonly number[], wanted: number): number[] => {
  const made: number[] = [];
  rowStarts(ratios, wanted).forEach((begins, index) => {
    const ratio = ratios[index] ?? 0;
    made.push(begins ? ratio : (made.pop() ?? 0) + ratio);
  });
  return made;
};

describe("the proportions of the grid", () => {
  it("have a rule each", () => {
    const css = readFileSync(join(__dirname, "ratios.module.css"), "utf8");
    const ruled = [...css.matchAll(/\[data-ratio="([\d.]+)"\] \{\s*--ratio: ([\d.]+);/g)];
    expect(ruled.map(([, ratio]) => Number(ratio))).toEqual([...RATIOS]);
    expect(ruled.map(([, , value]) => Number(value))).toEqual([...RATIOS]);
  });

  it.each([
    [1500, 1000, 1.5],
    [1600, 900, 1.778],
    [1200, 1600, 0.75],
    [1199, 1201, 1],
    [9000, 10, 3],
    [1, 5000, 0.4],
  ])("of %d by %d are %d", (width, height, ratio) => {
    expect(ratioStep({ width, height })).toBe(ratio);
  });

  it("cut off less than a twentieth of any picture between them", () => {
    for (let ratio = 0.4; ratio < 3; ratio += 0.01) {
      const step = ratioStep({ width: ratio * 1000, height: 1000 });
      expect(Math.min(step / ratio, ratio / step)).toBeGreaterThan(0.93);
    }
  });
});

describe("rows", () => {
  it("are of similar height", () => {
    expect(rows([1.5, 1, 0.75, 1.778, 1.333, 1], 4.3)).toEqual([3.25, expect.closeTo(4.111)]);
    expect(rows([1.5, 1, 0.75, 1.778, 1.333, 1], 2.9)).toEqual([2.5, expect.closeTo(2.528), expect.closeTo(2.333)]);
  });

  it("stand alone where the pictures are wide, and together where they are tall", () => {
    expect(rows([3, 3, 3], 1.6)).toEqual([3, 3, 3]);
    expect(rows([0.5, 0.5, 0.5], 1.6)).toEqual([1.5]);
  });

  it("begin with the first of any number", () => {
    expect(rowStarts([], 4)).toEqual([]);
    expect(rowStarts([1], 4)).toEqual([true]);
    expect(
      rowStarts(
        Array.from({ length: 50 }, () => 1),
        4,
      )[0],
    ).toBe(true);
  });
});

import { createHash } from "node:crypto";

import { describe, expect, it } from "@jest/globals";

import { cohortOf } from "./cohort";

const VISITORS = 200_000;

/** Where so many visitors stand, whose ids are the same in every run. */
const cohorts = (idOf: (index: number) => string, tenant = "main"): number[] =>
  Array.from({ length: VISITORS }, (_, index) => cohortOf("a salt", tenant, idOf(index)));

const randomId = (index: number): string => createHash("sha256").update(String(index)).digest("base64url").slice(0, 22);

const partBelow = (weight: number, all: readonly number[]): number =>
  (all.filter((cohort) => cohort < weight).length / VISITORS) * 100;

describe("cohortOf", () => {
  it("stands below 10 for 10 % of 200,000 visitors, and below 0 for none", () => {
    const all = cohorts(randomId);
    expect(partBelow(10, all)).toBeGreaterThan(9.5);
    expect(partBelow(10, all)).toBeLessThan(10.5);
    expect(partBelow(0, all)).toBe(0);
    expect(partBelow(100, all)).toBe(100);
  });

  it("spreads visitors evenly over the whole range, also such whose ids are alike", () => {
    const all = cohorts(String);
    for (let from = 0; from < 100; from += 5)
      expect(Math.abs(partBelow(from + 5, all) - partBelow(from, all) - 5)).toBeLessThan(0.25);
  });

  it("is the same each time, and another one for another salt or tenant", () => {
    const cohort = cohortOf("a salt", "main", "v");
    expect(cohortOf("a salt", "main", "v")).toBe(cohort);
    expect(cohortOf("another", "main", "v")).not.toBe(cohort);
    expect(cohortOf("a salt", "demo", "v")).not.toBe(cohort);
    expect(cohortOf("s", "a b", "c")).not.toBe(cohortOf("s", "a", "b c"));
  });
});

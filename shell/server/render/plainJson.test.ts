import { expect, it } from "@jest/globals";

import { plainJson } from "./plainJson";

const cycle: { self?: unknown } = {};
cycle.self = cycle;

it("lets pass what can travel to a browser", () => {
  for (const value of [null, 0, "", [], { title: "Go", parts: [{ minutes: 5 }] }])
    expect(() => plainJson(value, "the data")).not.toThrow();
});

it.each([
  ["nothing", undefined],
  ["a function", () => undefined],
  ["a cycle", cycle],
  ["a BigInt", { id: 1n }],
  ["five megabytes", "x".repeat(5 * 1024 * 1024)],
])("refuses %s", (_what, value) => {
  expect(() => plainJson(value, "the data of home")).toThrow();
});

it("says whose data it is, and how much", () => {
  expect(() => plainJson(undefined, "the data of home")).toThrow("the data of home");
  expect(() => plainJson("x".repeat(2_000_000), "the data of home")).toThrow(/the data of home: 2000002 characters/);
});

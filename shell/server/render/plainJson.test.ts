import { expect, it } from "@jest/globals";

import { plainJson } from "./plainJson";

const cycle: { self?: unknown } = {};
cycle.self = cycle;

it("lets pass what can travel to a browser", () => {
  for (const value of [null, 0, "", [], { title: "Go", parts: [{ minutes: 5 }] }])
    expect(() => plainJson(value, "the data")).not.toThrow();
});

it.each([
  ["nothing", undefined, "the data of home: there is none"],
  ["a function", () => undefined, "the data of home: there is none"],
  ["a cycle", cycle, "circular"],
  ["a BigInt", { id: 1n }, "BigInt"],
  ["five megabytes", "x".repeat(5 * 1024 * 1024), "the data of home: 5242882 characters, at most 1048576 travel"],
])("refuses %s", (_what, value, why) => {
  expect(() => plainJson(value, "the data of home")).toThrow(why);
});

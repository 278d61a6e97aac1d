import { expect, it } from "@jest/globals";

import { clock, isoDuration, timeOf } from "./clock";

it.each([
  [0, "0.00", "0:00", "PT0S"],
  [65.4, "1.05", "1:05", "PT1M5S"],
  [150, "2.30", "2:30", "PT2M30S"],
  [3_725, "1.02.05", "1:02:05", "PT1H2M5S"],
  [-4, "0.00", "0:00", "PT0S"],
])("writes %d seconds as %s", (seconds, indonesian, english, iso) => {
  expect([clock(seconds, "id"), clock(seconds, "en"), isoDuration(seconds)]).toEqual([indonesian, english, iso]);
});

it.each([
  ["t=90", 90],
  ["t=12.5", 12.5],
  ["", undefined],
  ["t=", undefined],
  ["t=-3", undefined],
  ["t=1e9", undefined],
  ["t=abc", undefined],
])("of ?%s the place is %s", (query, seconds) => {
  expect(timeOf(new URLSearchParams(query))).toBe(seconds);
});

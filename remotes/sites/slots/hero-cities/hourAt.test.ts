import { expect, it } from "@jest/globals";

import { hourAt } from "./hourAt";

const NOW = Date.parse("2026-11-21T23:12:30Z");

it.each([
  ["UTC+7", "id", "06.12"],
  ["UTC+9", "en", "08:12"],
  ["UTC-3:30", "id", "19.42"],
  ["di mana saja", "id", ""],
] as const)("is the hour of %s in %s: %j", (offset, language, hour) => {
  expect(hourAt(offset, NOW, language)).toBe(hour);
});

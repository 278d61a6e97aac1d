import { expect, it } from "@jest/globals";

import { cleanText } from "./cleanText";

it.each([
  ["nothing", null, ""],
  ["white space alone", " \t\n ", ""],
  ["words in several lines", "  kab\u0000\n tua ", "kab tua"],
  ["more than there is room for", "sembilan belas", "sembilan"],
  ["a character that the cut would halve", "sembila🧵", "sembila"],
])("has of %s what a host can be asked", (_what, text, cleaned) => {
  expect(cleanText(text, 8)).toBe(cleaned);
});

import { expect, it } from "@jest/globals";

import { inSentence } from "./inSentence";

it.each([
  ["Menu utama", "menu utama"],
  ["Bahasa", "bahasa"],
  ["ID Google Analytics", "ID Google Analytics"],
  ["WhatsApp", "WhatsApp"],
  ["", ""],
])("writes the label %j within a sentence as %j", (label, words) => {
  expect(inSentence(label)).toBe(words);
});

/** @jest-environment jest-fixed-jsdom */
import { describe, expect, it } from "@jest/globals";

import { pull } from "./pull";

const wordOf = (letters: string, wantsLessMotion: boolean): Element => {
  Object.assign(window, { matchMedia: () => ({ matches: wantsLessMotion }) });
  const element = (name: string) => document.createElementNS("http://www.w3.org/2000/svg", name);
  const word = element("text");
  for (const letter of letters) word.append(Object.assign(element("tspan"), { textContent: letter }));
  word.getBoundingClientRect = () => new DOMRect(100, 0, 400, 50);
  return word;
};
const widths = (word: Element): number[] =>
  Array.from(word.children, (letter) =>
    letter instanceof SVGElement ? Number.parseFloat(letter.style.getPropertyValue("font-stretch")) : 0,
  );

describe("pull", () => {
  it("widens the letter under the pointer most, within the typeface's axis", () => {
    const word = wordOf("GERAK", false);
    pull(word, 500);
    const [first = 0, , , fourth = 0, last = 0] = widths(word);
    expect(last).toBeGreaterThan(fourth);
    expect(fourth).toBeGreaterThan(first);
    for (const width of widths(word)) {
      expect(width).toBeGreaterThanOrEqual(50);
      expect(width).toBeLessThanOrEqual(150);
    }
  });

  it("leaves the word alone where somebody asked for less motion", () => {
    const word = wordOf("GERAK", true);
    pull(word, 500);
    expect(widths(word).every(Number.isNaN)).toBe(true);
  });
});

/** Widest and narrowest of the typeface, and what all letters of the word may have together above the narrowest. */
const NARROWEST = 50;
const WIDEST_GAIN = 100;
const ROOM = 226;

/**
 * Widens the letters of a word near the pointer at the cost of the others, so that the word keeps its length.
 * Does nothing for a visitor who asked for less motion.
 */
export const pull = (word: Element, clientX: number): void => {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const letters = Array.from(word.children).filter((letter) => letter instanceof SVGElement);
  const { left, width } = word.getBoundingClientRect();
  const place = ((clientX - left) / width) * (letters.length - 1);
  const nearness = letters.map((_, index) => 1 / (1 + (index - place) ** 2));
  const sum = nearness.reduce((total, each) => total + each, 0);
  for (const [index, letter] of letters.entries()) {
    const gain = Math.min(WIDEST_GAIN, (ROOM * (nearness[index] ?? 0)) / sum);
    letter.style.setProperty("font-stretch", `${Math.round(NARROWEST + gain)}%`);
  }
};

import { folded, placedWords, wordsOf } from "./folded";
import type { FoundEntry } from "./searchDocument";

/**
 * The words that led to an entry and stand in nothing of it that is seen: without them nobody would know why it was found.
 * @param meant folded words that typed ones were taken to mean
 */
export const foundBy = ({ title, note, words }: FoundEntry, meant: ReadonlySet<string>): string => {
  const shows = (text: string): boolean => wordsOf(folded(text)).some((word) => meant.has(word));
  if (meant.size === 0 || shows(title) || shows(note)) return "";
  return placedWords(words)
    .filter(({ word }) => meant.has(word))
    .map(({ from, to }) => words.slice(from, to))
    .join(", ");
};

import { Stemmer } from "sastrawijs";
import { newStemmer } from "snowball-stemmers";

const indonesian = new Stemmer();
const english = newStemmer("english");

/** Stems are asked for again and again; a site has some ten thousand words. */
const MAX_KEPT = 50_000;
const kept = new Map<string, string>();

const LETTERS = /^[a-z]+$/;

/**
 * The stem of a word of either language: Sastrawi's, and Snowball's English of that. Which language a word is in need not be known: what is
 * searched and what is searched for go the same way.
 */
export const stem = (word: string): string => {
  const known = kept.get(word);
  if (known !== undefined) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const found = LETTERS.test(word) && word.length > 3 ? english.stem(indonesian.stem(word)) : word;
  kept.set(word, found);
  return found;
};

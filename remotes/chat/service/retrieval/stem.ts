import { Stemmer } from "sastrawijs";
import { newStemmer } from "snowball-stemmers";

const indonesian = new Stemmer();
const english = newStemmer("english");

/** Stems are asked for again and again; a site has some ten thousand words. */
const MAX_KEPT = 50_000;
const kept = new Map<string, string>();

const LETTERS = /^[a-z]+$/;

/** So short a root is found in misspelt words by chance. */
const SHORTEST_ROOT = 4;

/** Looks a word of Indonesian up in Sastrawi's dictionary of roots; "derived" where only its root is, which may be by chance. */
export const realWord = (word: string): "root" | "derived" | undefined => {
  if (!LETTERS.test(word)) return undefined;
  const root = indonesian.stem(word);
  if (root.length < SHORTEST_ROOT || !indonesian.find(root)) return undefined;
  return root === word ? "root" : "derived";
};

const VERB = /^(?:me|di|ber|ter)/;

/** Knows a verb by its form: "menyamakan". */
export const isVerb = (word: string): boolean => VERB.test(word) && realWord(word) === "derived";

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

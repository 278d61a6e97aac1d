/** Marks that stand on a letter once it is taken apart. */
const MARKS = /\p{M}+/gu;

/** A word may end with signs that tell it from another: C++ and C#. */
const WORD = /[\p{L}\p{N}]+[+#]*/gu;

/** Letters that may have accents, and signs: most texts have none. */
const BEYOND_ASCII = /[^ -~]/;

/** Without case and accents. */
export const folded = (text: string): string =>
  BEYOND_ASCII.test(text) ? text.normalize("NFD").replace(MARKS, "").toLowerCase() : text.toLowerCase();

/** The words of a folded text, in their order. */
export const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

export interface PlacedWord {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** A word as it is written. */
const WRITTEN = /[\p{L}\p{N}\p{M}]+[+#]*/gu;

/** The words of a text as they stand in it: each folded, with its place in the text as it is written. */
export const placedWords = (text: string): readonly PlacedWord[] => {
  const words: PlacedWord[] = [];
  WRITTEN.lastIndex = 0;
  for (let found = WRITTEN.exec(text); found !== null; found = WRITTEN.exec(text))
    words.push({ word: folded(found[0]), from: found.index, to: WRITTEN.lastIndex });
  return words;
};

import { folded, placedWords, wordsOf } from "./folded";

/** Where in a text something stands that was looked for. */
export interface MarkedPlace {
  readonly from: number;
  readonly to: number;
}

/** How many letters of a word as it is written a folded beginning of it takes: accents may be letters of their own. */
const writtenLength = (written: string, foldedLength: number): number => {
  if (folded(written).length === written.length) return foldedLength;
  let at = 0;
  while (at < written.length && folded(written.slice(0, at)).length < foldedLength) at += 1;
  return at;
};

/** The typed words, folded, the longest first: of two that fit the longer one is marked. */
export const lookedFor = (typed: string): readonly string[] =>
  wordsOf(folded(typed)).toSorted((a, b) => b.length - a.length);

/**
 * What stands out in a text: typed beginnings and parts of words, and whole words that are likely meant.
 * @param looked of `lookedFor`
 * @param meant folded words that typed ones were taken to mean
 */
export const markedPlaces = (
  text: string,
  looked: readonly string[],
  meant: ReadonlySet<string>,
): readonly MarkedPlace[] =>
  placedWords(text).flatMap(({ word, from, to }): readonly MarkedPlace[] => {
    if (!meant.has(word)) return [];
    const typedWord = looked.find((part) => word.startsWith(part)) ?? looked.find((part) => word.includes(part));
    if (typedWord === undefined) return [{ from, to }];
    const written = text.slice(from, to);
    const begin = word.indexOf(typedWord);
    return [
      {
        from: from + writtenLength(written, begin),
        to: from + writtenLength(written, begin + typedWord.length),
      },
    ];
  });

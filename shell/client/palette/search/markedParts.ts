import { folded, placedWords, wordsOf } from "./folded";

/** A piece of a text, and whether it is what was looked for. */
export interface TextPart {
  /** Where it begins. */
  readonly from: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** How many letters of a word as it is written a folded beginning of it takes: accents may be letters of their own. */
const writtenLength = (written: string, foldedLength: number): number => {
  if (folded(written).length === written.length) return foldedLength;
  let at = 0;
  while (at < written.length && folded(written.slice(0, at)).length < foldedLength) at += 1;
  return at;
};

/**
 * A text in pieces: typed beginnings and parts of words are marked, and whole words that are likely meant.
 * @param meant folded words that typed ones were taken to mean
 */
export const markedParts = (text: string, typed: string, meant: ReadonlySet<string>): readonly TextPart[] => {
  const looked = wordsOf(folded(typed)).toSorted((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  let done = 0;
  const mark = (from: number, to: number): void => {
    if (from > done) parts.push({ from: done, text: text.slice(done, from), isMarked: false });
    parts.push({ from, text: text.slice(from, to), isMarked: true });
    done = to;
  };
  for (const { word, from, to } of placedWords(text)) {
    if (!meant.has(word)) continue;
    const typedWord = looked.find((part) => word.startsWith(part)) ?? looked.find((part) => word.includes(part));
    if (typedWord === undefined) {
      mark(from, to);
      continue;
    }
    const written = text.slice(from, to);
    const begin = word.indexOf(typedWord);
    mark(from + writtenLength(written, begin), from + writtenLength(written, begin + typedWord.length));
  }
  if (done < text.length) parts.push({ from: done, text: text.slice(done), isMarked: false });
  return parts;
};

import type { SearchTerm } from "../retrieval/rank";
import { termsOf } from "../retrieval/words";

const END = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}“"(])|\n+/u;
/** Quoted at most, from one place. */
const MOST_SENTENCES = 3;
const MOST_CHARACTERS = 420;

/** The sentences of a text. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/**
 * What of a text answers a question: the sentence that has most of it, and those beside it that have some, in the order of the text. Nothing is
 * put into other words.
 */
export const quotedOf = (text: string, terms: readonly SearchTerm[]): readonly string[] => {
  const sentences = sentencesOf(text);
  const worth = sentences.map((sentence) => {
    const said = new Set(termsOf(sentence));
    return terms.reduce((sum, { term, weight }) => sum + (said.has(term) ? weight : 0), 0);
  });
  const best = worth.indexOf(Math.max(...worth));
  const wanted = new Set([best]);
  // The text after the sentence belongs to it more often than what stands before.
  for (const at of [best + 1, best - 1, best + 2]) {
    const length = [...wanted].reduce((sum, one) => sum + (sentences[one]?.length ?? 0), 0);
    const next = sentences[at];
    if (next === undefined || wanted.size >= MOST_SENTENCES || length + next.length > MOST_CHARACTERS) continue;
    if (at === best + 1 || (worth[at] ?? 0) > 0) wanted.add(at);
  }
  return [...wanted].toSorted((a, b) => a - b).flatMap((at) => sentences[at] ?? []);
};

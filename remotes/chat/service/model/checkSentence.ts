import { plain } from "../answering/things";
import { termsOf } from "../retrieval/words";

/** A piece that sentences are checked against. */
export interface Ground {
  readonly number: number;
  readonly path: string;
  /** All that it says: title, text and facts. */
  readonly said: string;
}

/** So much of a sentence's words has to stand in the piece that it names. */
const ENOUGH = 0.6;
const MARK = /\s*\[(\d{1,2})\](?:\([^)\s]*\))?/g;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const TAG = /<[^>]*>/g;
/** A number as it is written: what a price, a date or a count has of its own. */
const NUMBER = /\d+(?:[.,:]\d+)*/g;
const LIST_MARK = /^\s*(?:[-*]|\d{1,2}[.)])\s+/;

const numbersOf = (text: string): ReadonlySet<string> => new Set(text.match(NUMBER));

const isSaid = (sentence: string, { said }: Ground): boolean => {
  const known = numbersOf(said);
  if ([...numbersOf(sentence)].some((number) => !known.has(number))) return false;
  const terms = termsOf(sentence);
  if (terms.length === 0) return false;
  const there = new Set(termsOf(said));
  return terms.filter((term) => there.has(term)).length / terms.length >= ENOUGH;
};

/**
 * A sentence of a model as it may be shown: with links to the pieces that say it, and nothing else that leads anywhere. Null where none of those
 * that it names says it: numbers have to stand there letter for letter, most of its words, too.
 */
export const checkSentence = (sentence: string, grounds: readonly Ground[]): string | null => {
  const named = new Set([...sentence.matchAll(MARK)].map(([, number]) => Number(number)));
  const listed = LIST_MARK.test(sentence);
  const bare = sentence.replace(LIST_MARK, "").replace(MARK, "").replace(LINK, "$1").replace(TAG, "").trim();
  const saying = grounds.find((ground) => (named.size === 0 || named.has(ground.number)) && isSaid(bare, ground));
  if (bare === "" || !saying) return null;
  return `${listed ? "- " : ""}${plain(bare.replaceAll("**", ""))} [${saying.number}](${saying.path})`;
};

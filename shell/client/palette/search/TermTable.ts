import { typedDistance } from "./typedDistance";

/** A word that was found for a typed one, and how well it fits: 1 is the word itself. */
export interface TermMatch {
  readonly term: number;
  readonly quality: number;
}

const BREAK = "\n";
/** Shorter parts stand in too many words to mean one of them. */
const MIN_INFIX = 3;

/** How many letters may be wrong, by the length of what was typed. */
const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The letters of a word as bits: what two words have in common is told before they are compared. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(at) % 6));
  }
  return bits;
};

const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** The first letter is seldom wrong, and a word of another length is rather another word. */
const qualityOf = (typed: string, word: string, errors: number): number =>
  (0.6 / (errors + 0.5)) *
  (typed[0] === word[0] ? 1 : 0.6) *
  (Math.min(typed.length, word.length) / Math.max(typed.length, word.length));

/** Every word of an index once, in order, and what a typed word may mean of them. */
export class TermTable {
  /** All words in one text, each between two breaks: looked through faster than one by one. */
  private readonly text: string;
  /** Where each begins in it. */
  private readonly places: Uint32Array;
  private readonly letters: Int32Array;

  /** @param terms folded, sorted by their characters, each once */
  constructor(readonly terms: readonly string[]) {
    this.text = BREAK + terms.join(BREAK) + BREAK;
    this.places = new Uint32Array(terms.length);
    this.letters = new Int32Array(terms.length);
    let place = 1;
    for (const [index, term] of terms.entries()) {
      this.places[index] = place;
      this.letters[index] = lettersOf(term);
      place += term.length + 1;
    }
  }

  /** The letters that most words begin with. */
  firstLetters = (max: number): readonly string[] => {
    const counts = new Map<string, number>();
    for (const term of this.terms) {
      const letter = String.fromCodePoint(term.codePointAt(0) ?? 0);
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    return [...counts]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, max)
      .map(([letter]) => letter);
  };

  /** Words that begin with what was typed, and those that it stands in. */
  asTyped = (typed: string): TermMatch[] => {
    const found: TermMatch[] = [];
    let begin = this.firstFrom(typed);
    for (; begin < this.terms.length; begin += 1) {
      const term = this.terms[begin] ?? "";
      if (!term.startsWith(typed)) break;
      const quality = term.length === typed.length ? 1 : 0.7 + (0.2 * typed.length) / term.length;
      found.push({ term: begin, quality });
    }
    if (typed.length < MIN_INFIX) return found;
    for (let at = this.text.indexOf(typed); at >= 0; at = this.text.indexOf(typed, at + 1)) {
      if (this.text[at - 1] === BREAK) continue; // begins with it: found above
      const term = this.termAt(at);
      if (found.at(-1)?.term !== term) found.push({ term, quality: 0.45 });
    }
    return found;
  };

  /** Words that may be meant where what was typed has a letter or two wrong. */
  asMeant = (typed: string): TermMatch[] => {
    const max = allowedErrors(typed.length);
    if (max === 0) return [];
    const found: TermMatch[] = [];
    const letters = lettersOf(typed);
    for (let term = 0; term < this.terms.length; term += 1) {
      if (bitCount(letters & ~(this.letters[term] ?? 0)) > max) continue;
      const word = this.terms[term] ?? "";
      const errors = typedDistance(typed, word, max);
      if (errors <= max) found.push({ term, quality: qualityOf(typed, word, errors) });
    }
    return found;
  };

  /** The first word that does not come before this one. */
  private firstFrom(typed: string): number {
    let [low, high] = [0, this.terms.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.terms[middle] ?? "") < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The word that stands at a place of the text. */
  private termAt(place: number): number {
    let [low, high] = [0, this.places.length];
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if ((this.places[middle] ?? 0) <= place) low = middle;
      else high = middle;
    }
    return low;
  }
}

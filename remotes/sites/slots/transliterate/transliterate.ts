import { CONSONANTS, DIGITS, FINALS, MARKS, MEDIALS, PANGKON, type Sign, VOWELS, WITH_PEPET } from "./javanese";

/** One written syllable. */
export interface Syllable {
  readonly written: string;
  /** Letter and signs by name, `sa + wulu`; empty for a space, a digit or a mark. */
  readonly name: string;
  /** The Latin letters that it stands for. */
  readonly latin: string;
  /** How many letters of the text stand before it, a digraph as one. */
  readonly at: number;
}

const TOKEN = /ng|ny|dh|th|./gsu;

const named = (letter: string, ...signs: readonly (Sign | undefined)[]): string =>
  [letter, ...signs.map((sign) => sign?.name ?? "")].filter(Boolean).join(" + ");

const other = (token: string, at: number): Syllable => ({
  written: /\d/.test(token) ? DIGITS.charAt(Number(token)) : (MARKS[token] ?? token),
  name: "",
  latin: token,
  at,
});

/**
 * Latin spelling to Javanese script, syllable by syllable. A vowel that begins a syllable is carried by `ha`; a
 * consonant without a vowel takes the pangkon, below which the next letter hangs. What is no letter stays as it is.
 */
export const transliterate = (text: string): Syllable[] => {
  const tokens = text.normalize("NFC").toLowerCase().match(TOKEN) ?? [];
  const syllables: Syllable[] = [];
  let at = 0;
  while (at < tokens.length) {
    const from = at;
    const first = tokens[at] ?? "";
    const letter = CONSONANTS[first];
    if (letter === undefined && VOWELS[first] === undefined) {
      syllables.push(other(first, at));
      at += 1;
      continue;
    }
    if (letter !== undefined) at += 1;
    const between = letter === undefined ? undefined : MEDIALS[tokens[at] ?? ""];
    const medial = between && VOWELS[tokens[at + 1] ?? ""] ? between : undefined;
    if (medial) at += 1;
    const vowel = VOWELS[tokens[at] ?? ""];
    if (vowel) at += 1;
    const closing = vowel && !VOWELS[tokens[at + 1] ?? ""] ? FINALS[tokens[at] ?? ""] : undefined;
    if (closing) at += 1;
    const built = vowel?.name === "pepet" && !medial ? WITH_PEPET[first] : undefined;
    const latin = tokens.slice(from, at).join("");
    syllables.push(
      built
        ? { written: built.sign + (closing?.sign ?? ""), name: named(built.name, closing), latin, at: from }
        : {
            written: (letter ?? "ꦲ") + (medial?.sign ?? "") + (vowel ?? PANGKON).sign + (closing?.sign ?? ""),
            name: named(letter === undefined ? "ha" : `${first}a`, medial, vowel ?? PANGKON, closing),
            latin,
            at: from,
          },
    );
  }
  return syllables;
};

import type { ScriptId } from "../../contract/ScriptId";

/** A letter, or a sign that a letter wears, with its name in the script's own language. */
export interface Sign {
  readonly sign: string;
  readonly name: string;
}

export type Signs = Readonly<Record<string, Sign>>;

/** The rules of one script: its signs by the Latin sounds that they stand for. `e` is the pepet, `é` the taling. */
export interface Script {
  readonly id: ScriptId;
  /** BCP 47 tag of what is written in it. */
  readonly language: string;
  /** First and last character of its Unicode block. */
  readonly range: readonly [number, number];
  /** Spellings of one sound that have two letters; the longer one wins. */
  readonly digraphs: readonly string[];
  /** Letters with the vowel a. */
  readonly letters: Signs;
  readonly vowels: Signs;
  /** Vowels without a consonant before them: letters of their own, or signs on the carrier. */
  readonly initials: Signs | null;
  readonly carrier: Sign;
  /** Consonants between a letter and its vowel. */
  readonly medials: Signs;
  /** Consonants that close a syllable. */
  readonly finals: Signs;
  /** Finals that are a letter with the killer where the word goes on. */
  readonly onlyAtEnd: readonly string[];
  /** Takes a letter its vowel; null where what has no vowel is not written. */
  readonly killer: Sign | null;
  /** Consonant and pepet in one: as a letter, and below another one. */
  readonly withPepet: Signs;
  readonly medialsWithPepet: Signs;
  /** Letters for a nasal and the consonant after it. */
  readonly clusters: Signs;
  /** A nasal that is written otherwise before another consonant, `nj` → `ny`. */
  readonly nasals: Readonly<Record<string, string>>;
  /** Between two vowels: the consonant that is written, by the vowels. */
  readonly glides: Readonly<Record<string, string>>;
  /** Sounds that the script does not tell from others. */
  readonly like: Readonly<Record<string, string>>;
  /** Older letters and long vowels, which are read but not written here. */
  readonly alsoRead: {
    readonly letters: Readonly<Record<string, string>>;
    readonly vowels: Readonly<Record<string, string>>;
  };
  /** The ten digits, and what stands before and behind a number; null where Latin digits are used. */
  readonly digits: string | null;
  readonly numberMark: string;
  readonly marks: Readonly<Record<string, string>>;
  /** Words that are written by their origin, not by their sound: no rule tells. */
  readonly spellings: Readonly<Record<string, string>>;
}

/** `ka ga nga` to the letters of a string, in its order. */
export const lettersOf = (sounds: string, letters: string): Signs => {
  const signs = Array.from(letters);
  return Object.fromEntries(
    sounds.split(" ").map((sound, index) => [sound, { sign: signs[index] ?? "", name: `${sound}a` }]),
  );
};

/** `sign name` pairs by sound. */
export const signsOf = (signs: Readonly<Record<string, readonly [string, string]>>): Signs =>
  Object.fromEntries(Object.entries(signs).map(([sound, [sign, name]]) => [sound, { sign, name }]));

/** The sounds of signs that are read but not written, `k g` of two signs in their order. */
export const readAs = (sounds: string, signs: string): Readonly<Record<string, string>> => {
  const spoken = sounds.split(" ");
  return Object.fromEntries(Array.from(signs, (sign, index) => [sign, spoken[index] ?? ""]));
};

/** Letters of the Javanese script by their Latin spelling. `e` is the pepet, `é` and `è` the taling. */
export const CONSONANTS: Readonly<Record<string, string>> = {
  h: "ꦲ",
  n: "ꦤ",
  c: "ꦕ",
  r: "ꦫ",
  k: "ꦏ",
  d: "ꦢ",
  t: "ꦠ",
  s: "ꦱ",
  w: "ꦮ",
  l: "ꦭ",
  p: "ꦥ",
  dh: "ꦝ",
  j: "ꦗ",
  y: "ꦪ",
  ny: "ꦚ",
  m: "ꦩ",
  g: "ꦒ",
  b: "ꦧ",
  th: "ꦛ",
  ng: "ꦔ",
};

/** A sign that a letter wears, with its Javanese name. */
export interface Sign {
  readonly sign: string;
  readonly name: string;
}

export const VOWELS: Readonly<Record<string, Sign>> = {
  a: { sign: "", name: "" },
  i: { sign: "ꦶ", name: "wulu" },
  u: { sign: "ꦸ", name: "suku" },
  é: { sign: "ꦺ", name: "taling" },
  è: { sign: "ꦺ", name: "taling" },
  o: { sign: "ꦺꦴ", name: "taling tarung" },
  e: { sign: "ꦼ", name: "pepet" },
};

/** Consonants between a letter and its vowel. */
export const MEDIALS: Readonly<Record<string, Sign>> = {
  r: { sign: "ꦿ", name: "cakra" },
  y: { sign: "ꦾ", name: "péngkal" },
};

/** Consonants that close a syllable. */
export const FINALS: Readonly<Record<string, Sign>> = {
  ng: { sign: "ꦁ", name: "cecak" },
  h: { sign: "ꦃ", name: "wignyan" },
  r: { sign: "ꦂ", name: "layar" },
};

/** Takes a letter its vowel; the next letter then hangs below it. */
export const PANGKON: Sign = { sign: "꧀", name: "pangkon" };

/** Two letters that have their pepet built in. */
export const WITH_PEPET: Readonly<Record<string, Sign>> = {
  r: { sign: "ꦉ", name: "pa cerek" },
  l: { sign: "ꦊ", name: "nga lelet" },
};

export const DIGITS = "꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙";
export const MARKS: Readonly<Record<string, string>> = { ",": "꧈", ".": "꧉" };

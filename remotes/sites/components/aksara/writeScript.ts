import type { Script, Sign } from "./Script";

/** One written syllable, or a sound that the script leaves out. */
export interface Syllable {
  /** Empty for a sound that is not written. */
  readonly written: string;
  /** Letter and signs by name, `sa + wulu`; empty for a space, a number or a mark. */
  readonly name: string;
  /** The Latin letters that it stands for. */
  readonly latin: string;
  /** Number of sounds that stand before it in the text. */
  readonly at: number;
}

const ACCENTS: Readonly<Record<string, string>> = { è: "é", ê: "e", "\u011B": "e", "\u0259": "e" };
const isDigit = (token: string | undefined): boolean => token !== undefined && /^\d$/.test(token);

interface Unit {
  readonly typed: string;
  readonly sound: string;
}

/** A text as the sounds of a script; what is no letter is a unit of its own. */
const unitsOf = (script: Script, text: string): Unit[] => {
  const pattern = new RegExp(`${script.digraphs.join("|")}|.`, "gsu");
  const plain = text.normalize("NFC").toLowerCase();
  const spelled = script.letters["x"] ? plain : plain.replaceAll("x", "ks");
  return (spelled.match(pattern) ?? []).map((typed) => {
    const sound = ACCENTS[typed] ?? typed;
    return { typed, sound: script.like[sound] ?? sound };
  });
};

const named = (...signs: readonly (Sign | undefined)[]): string =>
  signs.flatMap((sign) => (sign && sign.name !== "" ? [sign.name] : [])).join(" + ");

/** Writes the sounds of one text, syllable by syllable, as the rules of a script say. */
class Writer {
  private at = 0;
  private readonly units: readonly Unit[];
  private readonly syllables: Syllable[] = [];

  constructor(
    private readonly script: Script,
    text: string,
  ) {
    this.units = unitsOf(script, text);
  }

  write(): Syllable[] {
    while (this.at < this.units.length) this.next();
    return this.syllables;
  }

  private sound(ahead = 0): string {
    return this.units[this.at + ahead]?.sound ?? "";
  }

  private isVowel(ahead = 0): boolean {
    return Object.hasOwn(this.script.vowels, this.sound(ahead));
  }

  private isConsonant(ahead = 0): boolean {
    return Object.hasOwn(this.script.letters, this.sound(ahead));
  }

  private push(from: number, written: string, name = ""): void {
    const latin = this.units.slice(from, this.at).map(({ typed }) => typed);
    this.syllables.push({ written, name, latin: latin.join(""), at: from });
  }

  private next(): void {
    if (this.spelled()) return;
    if (this.isVowel()) this.vowel();
    else if (this.isConsonant()) this.consonant();
    else if (isDigit(this.sound()) && this.script.digits !== null) this.number(this.script.digits);
    else {
      const { typed } = this.units[this.at] ?? { typed: "" };
      this.at += 1;
      this.push(this.at - 1, this.script.marks[typed] ?? typed);
    }
  }

  /** A whole word that is written by its origin. */
  private spelled(): boolean {
    if (this.isLetterAt(this.at - 1)) return false;
    let end = this.at;
    while (this.isLetterAt(end)) end += 1;
    const word = this.units.slice(this.at, end).map(({ sound }) => sound);
    const written = this.script.spellings[word.join("")];
    if (written === undefined) return false;
    const from = this.at;
    this.at = end;
    this.push(from, written);
    return true;
  }

  private number(digits: string): void {
    const from = this.at;
    let written = "";
    while (isDigit(this.sound())) {
      written += digits.charAt(Number(this.sound()));
      this.at += 1;
    }
    this.push(from, `${this.script.numberMark}${written}${this.script.numberMark}`);
  }

  /** A vowel that no consonant carries. */
  private vowel(): void {
    const { script } = this;
    const from = this.at;
    const glide = script.letters[script.glides[`${this.sound(-1)}${this.sound()}`] ?? ""];
    const own = script.initials?.[this.sound()];
    const sign = script.vowels[this.sound()];
    this.at += 1;
    const closing = this.closing();
    const base = glide ?? script.carrier;
    if (own && !glide) this.push(from, own.sign + (closing?.sign ?? ""), named(own, closing));
    else this.push(from, base.sign + (sign?.sign ?? "") + (closing?.sign ?? ""), named(base, sign, closing));
  }

  private consonant(): void {
    const { script } = this;
    const from = this.at;
    const sound = this.sound();
    const cluster = this.isVowel(2) ? script.clusters[`${sound}${this.sound(1)}`] : undefined;
    const letter = cluster ?? script.letters[script.nasals[`${sound}${this.sound(1)}`] ?? sound];
    const medial = !cluster && this.isVowel(2) ? this.sound(1) : "";
    const between =
      this.sound(2) === "e" ? (script.medialsWithPepet[medial] ?? script.medials[medial]) : script.medials[medial];
    this.at += cluster || between ? 2 : 1;
    if (!this.isVowel()) {
      this.push(
        from,
        script.killer ? (letter?.sign ?? "") + script.killer.sign : "",
        named(letter, script.killer ?? undefined),
      );
      return;
    }
    const hasPepet = between !== undefined && between === script.medialsWithPepet[medial];
    const built = this.sound() === "e" && !between ? script.withPepet[sound] : undefined;
    const vowel = hasPepet || built ? undefined : script.vowels[this.sound()];
    this.at += 1;
    const closing = this.closing();
    const parts = [built ?? letter, between, vowel, closing];
    this.push(from, parts.map((part) => part?.sign ?? "").join(""), named(...parts));
  }

  /** The sign of a consonant that closes the syllable; the next vowel would take it for itself. */
  private closing(): Sign | undefined {
    const sign = this.script.finals[this.sound()];
    if (!sign || this.isVowel(1)) return undefined;
    if (this.script.onlyAtEnd.includes(this.sound()) && this.isConsonant(1) && !this.isDoubled()) return undefined;
    this.at += 1;
    return sign;
  }

  /** A word that is its first half twice, whose first half ends here: `cengceng`. */
  private isDoubled(): boolean {
    const word: string[] = [];
    for (let back = this.at; this.isLetterAt(back); back -= 1) word.unshift(this.units[back]?.sound ?? "");
    const again: string[] = [];
    for (let ahead = this.at + 1; this.isLetterAt(ahead); ahead += 1) again.push(this.units[ahead]?.sound ?? "");
    return word.join() === again.join();
  }

  private isLetterAt(at: number): boolean {
    const sound = this.units[at]?.sound ?? "";
    return Object.hasOwn(this.script.letters, sound) || Object.hasOwn(this.script.vowels, sound);
  }
}

/**
 * Latin spelling to a script, syllable by syllable. What is no letter stays as it is; a sound that the script leaves out is a syllable
 * with nothing written.
 */
export const writeScript = (script: Script, text: string): Syllable[] => new Writer(script, text).write();

/** The same as one text. */
export const writtenIn = (script: Script, text: string): string =>
  writeScript(script, text)
    .map(({ written }) => written)
    .join("");

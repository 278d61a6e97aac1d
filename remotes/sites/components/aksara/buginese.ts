import { lettersOf, type Script, signsOf } from "./Script";

/** Lontara as Bugis writes it: a consonant that no vowel follows is known from the sentence, and not written. */
export const BUGINESE: Script = {
  id: "bugis",
  language: "bug-Bugi",
  range: [0x1a_00, 0x1a_1f],
  digraphs: ["ng", "ny", "dh", "th", "kh"],
  letters: lettersOf("k g ng p b m t d n c j ny y r l w s h", "ᨀᨁᨂᨄᨅᨆᨈᨉᨊᨌᨍᨎᨐᨑᨒᨓᨔᨖ"),
  vowels: signsOf({
    a: ["", ""],
    i: ["ᨗ", "tetti’ riasé’"],
    u: ["ᨘ", "tetti’ riawa"],
    é: ["ᨙ", "kecce’ riolo"],
    o: ["ᨚ", "kecce’ rimunri"],
    e: ["ᨛ", "kecce’ riasé’"],
  }),
  initials: null,
  carrier: { sign: "ᨕ", name: "a" },
  medials: {},
  finals: {},
  onlyAtEnd: [],
  killer: null,
  withPepet: {},
  medialsWithPepet: {},
  clusters: signsOf({ ngk: ["ᨃ", "ngka"], mp: ["ᨇ", "mpa"], nr: ["ᨋ", "nra"], nc: ["ᨏ", "nca"] }),
  nasals: {},
  glides: { ua: "w" },
  like: { dh: "d", th: "t", kh: "k", f: "p", v: "w", q: "k", z: "j" },
  alsoRead: { letters: {}, vowels: {} },
  digits: null,
  numberMark: "",
  // The glottal stop closes a syllable.
  marks: { ",": "᨞", ".": "᨞", "'": "", "’": "" },
  spellings: {},
};

import { BALINESE_SPELLINGS } from "./balineseSpellings";
import { lettersOf, readAs, type Script, signsOf } from "./Script";

const REREKAN = "᬴";

/** Balinese script for words of the language itself: the eighteen letters of the wreastra, the others below them by adeg-adeg. */
export const BALINESE: Script = {
  id: "bali",
  language: "ban-Bali",
  range: [0x1b_00, 0x1b_7f],
  digraphs: ["ng", "ny", "kh", "dh", "th"],
  letters: {
    ...lettersOf("h n c r k d t s w l m g b ng p j y ny", "ᬳᬦᬘᬭᬓᬤᬢᬲᬯᬮᬫᬕᬩᬗᬧᬚᬬᬜ"),
    ...signsOf({
      kh: [`ᬓ${REREKAN}`, "kha"],
      f: [`ᬧ${REREKAN}`, "fa"],
      v: [`ᬯ${REREKAN}`, "va"],
      z: [`ᬚ${REREKAN}`, "za"],
    }),
  },
  vowels: signsOf({
    a: ["", ""],
    i: ["ᬶ", "ulu"],
    u: ["ᬸ", "suku"],
    é: ["ᬾ", "taling"],
    o: ["ᭀ", "taling tedong"],
    e: ["ᭂ", "pepet"],
  }),
  initials: null,
  carrier: { sign: "ᬳ", name: "ha" },
  medials: {},
  finals: signsOf({ ng: ["ᬂ", "cecek"], r: ["ᬃ", "surang"], h: ["ᬄ", "bisah"] }),
  onlyAtEnd: ["ng", "h"],
  killer: { sign: "᭄", name: "adeg-adeg" },
  withPepet: signsOf({ r: ["ᬋ", "ra repa"], l: ["ᬍ", "la lenga"] }),
  medialsWithPepet: signsOf({ r: ["ᬺ", "guwung macelek"] }),
  clusters: {},
  nasals: { nc: "ny", nj: "ny" },
  glides: { ia: "y", ié: "y", ie: "y", io: "y", iu: "y", ua: "w", ué: "w", ue: "w", ui: "w", uo: "w" },
  like: { dh: "d", th: "t", q: "k" },
  alsoRead: {
    letters: readAs("k g c j t t d d n t d p b s s", "ᬔᬖᬙᬛᬝᬞᬟᬠᬡᬣᬥᬨᬪᬰᬱ"),
    vowels: readAs("a a i i u u é ai o o a i u ai o", "ᬅᬆᬇᬈᬉᬊᬏᬐᬑᬒᬵᬷᬹᬿᭁ"),
  },
  digits: "᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙",
  numberMark: "᭞",
  marks: { ",": "᭞", ".": "᭟" },
  spellings: BALINESE_SPELLINGS,
};

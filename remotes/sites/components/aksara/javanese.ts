import { lettersOf, readAs, type Script, signsOf } from "./Script";

const CECAK_TELU = "꦳";

/** Javanese script in the spelling of Sriwedari (1926): vowels that begin a word stand on `ha`. */
export const JAVANESE: Script = {
  id: "java",
  language: "jv-Java",
  range: [0xa9_80, 0xa9_df],
  digraphs: ["ng", "ny", "dh", "th", "kh"],
  letters: {
    ...lettersOf("h n c r k d t s w l p dh j y ny m g b th ng", "ꦲꦤꦕꦫꦏꦢꦠꦱꦮꦭꦥꦝꦗꦪꦚꦩꦒꦧꦛꦔ"),
    ...signsOf({
      kh: [`ꦏ${CECAK_TELU}`, "kha"],
      f: [`ꦥ${CECAK_TELU}`, "fa"],
      v: [`ꦮ${CECAK_TELU}`, "va"],
      z: [`ꦗ${CECAK_TELU}`, "za"],
    }),
  },
  vowels: signsOf({
    a: ["", ""],
    i: ["ꦶ", "wulu"],
    u: ["ꦸ", "suku"],
    é: ["ꦺ", "taling"],
    o: ["ꦺꦴ", "taling tarung"],
    e: ["ꦼ", "pepet"],
  }),
  initials: null,
  carrier: { sign: "ꦲ", name: "ha" },
  medials: signsOf({ r: ["ꦿ", "cakra"], y: ["ꦾ", "péngkal"] }),
  finals: signsOf({ ng: ["ꦁ", "cecak"], h: ["ꦃ", "wignyan"], r: ["ꦂ", "layar"] }),
  onlyAtEnd: [],
  killer: { sign: "꧀", name: "pangkon" },
  withPepet: signsOf({ r: ["ꦉ", "pa cerek"], l: ["ꦊ", "nga lelet"] }),
  medialsWithPepet: signsOf({ r: ["ꦽ", "keret"] }),
  clusters: {},
  nasals: { nc: "ny", nj: "ny" },
  glides: {},
  like: { q: "k" },
  alsoRead: {
    letters: readAs("k g c j ny th dh n t dh p b r s s k", "ꦑꦓꦖꦙꦘꦜꦞꦟꦡꦣꦦꦨꦬꦯꦰꦐ"),
    vowels: readAs("a i i i u é ai o a i u ai o", "ꦄꦅꦆꦇꦈꦌꦍꦎꦴꦷꦹꦻꦵ"),
  },
  digits: "꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙",
  numberMark: "꧇",
  marks: { ",": "꧈", ".": "꧉" },
  spellings: {},
};

import type { Script, Signs } from "./Script";

const VIRTUAL = /[\u200B-\u200D]/gu;

const soundsBySign = (signs: Signs): Record<string, string> =>
  Object.fromEntries(Object.entries(signs).map(([sound, { sign }]) => [sign, sound]));

interface Tables {
  readonly letters: Record<string, string>;
  readonly vowels: Record<string, string>;
  readonly initials: Record<string, string>;
  readonly medials: Record<string, string>;
  readonly finals: Record<string, string>;
  readonly built: Record<string, string>;
  readonly digits: Record<string, string>;
  readonly marks: Record<string, string>;
  /** Signs, the longest first. */
  readonly pattern: RegExp;
}

const made = new Map<Script, Tables>();

const escaped = (sign: string): string => sign.replaceAll(/[|.*+?^${}()[\]\\]/g, String.raw`\$&`);

const makeTables = (script: Script): Tables => {
  const letters = { ...soundsBySign(script.clusters), ...soundsBySign(script.letters), ...script.alsoRead.letters };
  const vowels: Record<string, string> = { ...soundsBySign(script.vowels), ...script.alsoRead.vowels };
  delete vowels[""];
  const digits = Object.fromEntries(Array.from(script.digits ?? "", (digit, value) => [digit, String(value)]));
  const marks = Object.fromEntries(
    Object.entries(script.marks).flatMap(([latin, mark]) => (mark === "" ? [] : [[mark, latin]])),
  );
  const medialsWithPepet = soundsBySign(script.medialsWithPepet);
  const tables = {
    letters,
    vowels,
    initials: soundsBySign(script.initials ?? {}),
    medials: { ...soundsBySign(script.medials), ...medialsWithPepet },
    finals: soundsBySign(script.finals),
    built: soundsBySign(script.withPepet),
    digits,
    marks,
  };
  const signs = Object.values(tables)
    .flatMap((table) => Object.keys(table))
    .concat(script.killer?.sign ?? [])
    .toSorted((a, b) => b.length - a.length);
  return { ...tables, pattern: new RegExp(`${signs.map(escaped).join("|")}|.`, "gsu") };
};

const tablesOf = (script: Script): Tables => {
  const tables = made.get(script) ?? makeTables(script);
  made.set(script, tables);
  return tables;
};

const NASAL_BEFORE = /ny(?=[cj])/g;

/**
 * A text of a script in Latin letters. A letter that carries vowels is silent where a word begins; between two vowels it is read as h
 * where they are the same one, because the script does not tell whether it is spoken.
 */
export const readScript = (script: Script, text: string): string => {
  const tables = tablesOf(script);
  const signs = text.normalize("NFC").replaceAll(VIRTUAL, "").match(tables.pattern) ?? [];
  const numberMark = script.numberMark;
  let latin = "";
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? "";
    const letter = tables.letters[sign];
    const isCarrier = sign === script.carrier.sign && script.initials === null;
    if (letter === undefined && !isCarrier) {
      const besidesDigit = signs[at - 1] !== undefined && tables.digits[signs[at - 1] ?? ""] !== undefined;
      const beforeDigit = tables.digits[signs[at + 1] ?? ""] !== undefined;
      if (sign === numberMark && (besidesDigit || beforeDigit)) continue;
      const built = tables.built[sign];
      latin +=
        built === undefined
          ? (tables.initials[sign] ??
            tables.vowels[sign] ??
            tables.finals[sign] ??
            tables.digits[sign] ??
            tables.marks[sign] ??
            sign)
          : `${built}e`;
      continue;
    }
    let onset = letter ?? "";
    let vowel = "a";
    let next = signs[at + 1] ?? "";
    if (next === script.killer?.sign) {
      latin += onset;
      at += 1;
      continue;
    }
    while (tables.medials[next] !== undefined) {
      onset += tables.medials[next] ?? "";
      if (Object.values(script.medialsWithPepet).some((medial) => medial.sign === next)) vowel = "e";
      at += 1;
      next = signs[at + 1] ?? "";
    }
    if (tables.vowels[next] !== undefined) {
      vowel = tables.vowels[next] ?? "";
      at += 1;
    }
    if (isCarrier && onset === letter) {
      const before = /[aiueoé]$/.exec(latin)?.[0];
      if (before !== vowel && !/[bcdfgjklmnpqstvwxyz]$/.test(latin)) onset = "";
    }
    latin += onset + vowel;
  }
  return latin.replaceAll(NASAL_BEFORE, "n");
};

import type { Script, Signs } from "./Script";

/** The parts of a script that a table may show. */
export const LETTER_GROUPS = [
  "letters",
  "stacked",
  "vowels",
  "initials",
  "medials",
  "finals",
  "clusters",
  "digits",
] as const;
export type LetterGroup = (typeof LETTER_GROUPS)[number];

export interface Letter {
  readonly written: string;
  readonly sound: string;
  /** Empty where the sound is the name. */
  readonly name: string;
}

/** The letter that signs are shown on. */
const BEARER = "k";

const alone = (signs: Signs, ending = ""): Letter[] =>
  Object.entries(signs).map(([sound, { sign, name }]) => ({
    written: sign,
    sound: `${sound}${ending}`,
    name: name === `${sound}${ending}` ? "" : name,
  }));

/** The rows of one part of a script; signs stand on the letter ka, as nobody writes them alone. */
export const letterTable = (script: Script, group: LetterGroup): Letter[] => {
  const bearer = script.letters[BEARER]?.sign ?? "";
  const worn = (signs: Signs, sound: (of: string) => string): Letter[] =>
    Object.entries(signs).map(([of, { sign, name }]) => ({ written: `${bearer}${sign}`, sound: sound(of), name }));
  switch (group) {
    case "letters": {
      const hasCarrier =
        script.initials !== null || Object.values(script.letters).some(({ sign }) => sign === script.carrier.sign);
      return alone({ ...script.letters, ...(!hasCarrier && { "": script.carrier }) }, "a");
    }
    case "stacked":
      return Object.entries(script.letters)
        .filter(([sound]) => !/^(?:kh|[fvz])$/.test(sound))
        .map(([sound, { sign }]) => ({
          written: `${bearer}${script.killer?.sign ?? ""}${sign}`,
          sound: `${BEARER}${sound}a`,
          name: "",
        }));
    case "vowels":
      return worn(script.vowels, (vowel) => `${BEARER}${vowel}`);
    case "initials":
      return script.initials ? alone(script.initials) : [];
    case "medials":
      return [
        ...worn(script.medials, (medial) => `${BEARER}${medial}a`),
        ...worn(script.medialsWithPepet, (medial) => `${BEARER}${medial}e`),
      ];
    case "finals":
      return worn({ ...script.finals, ...(script.killer && { "": script.killer }) }, (final) =>
        final === "" ? BEARER : `${BEARER}a${final}`,
      );
    case "clusters":
      return alone(script.clusters, "a");
    case "digits":
      return Array.from(script.digits ?? "", (written, digit) => ({ written, sound: String(digit), name: "" }));
  }
};

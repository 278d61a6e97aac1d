import type { Catalogue } from "@serambi/kernel/i18n";
import { loadCatalogue } from "@serambi/kernel/remote";

import { Findings } from "./Findings";
import type { Try } from "./Trial";

/** Shorter texts are often the same word in both languages: "Mentor", "Video". */
const LONG_TEXT_CHARACTERS = 16;

const kindOf = (text: Catalogue[string] | undefined): string => {
  if (text === undefined) return "missing";
  if (typeof text !== "function") return "a text";
  return `a function of ${text.length}`;
};

/** What two catalogues of the same texts do not have in common, a sentence each. */
export const unlike = (id: Catalogue, en: Catalogue, sameTexts: readonly string[]): string[] => {
  const keys = [...new Set([...Object.keys(id), ...Object.keys(en)])];
  return keys.flatMap((key): string[] => {
    const [indonesian, english] = [id[key], en[key]];
    if (kindOf(indonesian) !== kindOf(english))
      return [`${key} is ${kindOf(indonesian)} in Indonesian and ${kindOf(english)} in English`];
    if (indonesian === "" || english === "") return [`${key} is empty`];
    const isLong = typeof indonesian === "string" && indonesian.length >= LONG_TEXT_CHARACTERS;
    return isLong && indonesian === english && !sameTexts.includes(key)
      ? [`${key} reads the same in both languages`]
      : [];
  });
};

/** Every catalogue is complete in both languages, and they are two languages. */
export const tryTexts: Try = async ({ server: { remote }, fixtures, at }) => {
  const findings = new Findings();
  const parts = [undefined, ...Object.keys(remote.texts ?? {})];
  for (const texts of parts) {
    const where = texts === undefined ? "messages" : `texts ${texts}`;
    at(where);
    const shown = texts === undefined ? {} : { texts };
    const [id, en] = await Promise.all([loadCatalogue(remote, shown, "id"), loadCatalogue(remote, shown, "en")]);
    for (const why of unlike(id, en, fixtures?.sameTexts ?? []))
      findings.add({
        where,
        why,
        fix: "write both languages; a name that rightly reads the same is listed in the fixtures' sameTexts",
      });
  }
  return { check: "texts", findings: findings.all, note: `${parts.length} catalogues in each language` };
};

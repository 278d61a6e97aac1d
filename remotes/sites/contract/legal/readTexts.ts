import { LANGUAGES, type Language } from "@serambi/kernel/contracts";
import { parse } from "yaml";
import * as z from "zod";

import { LegalFile } from "./LegalFile";
import type { LegalDocument } from "./paths";
import files from "./texts.folder";

/** One version of a document, in one language. */
export interface LegalVersion extends LegalFile {
  readonly number: number;
}

const FILE = /^(privacy|terms)\/([1-9]\d*)\.(id|en)\.yaml$/;

type Texts = Readonly<Record<LegalDocument, Readonly<Record<Language, readonly LegalVersion[]>>>>;

const readFile = (path: string, text: string): LegalFile => {
  const result = LegalFile.safeParse(parse(text));
  if (!result.success) throw new Error(`legal/${path}: ${z.prettifyError(result.error)}`);
  return result.data;
};

const versionsIn = (all: Readonly<Record<string, string>>, document: LegalDocument, language: Language) =>
  Object.entries(all)
    .flatMap(([path, text]): LegalVersion[] => {
      const [, of, number, written] = FILE.exec(path) ?? [];
      return of === document && written === language ? [{ number: Number(number), ...readFile(path, text) }] : [];
    })
    .toSorted((a, b) => b.number - a.number);

const requireOneStep = (document: LegalDocument, versions: readonly LegalVersion[]): void => {
  versions.forEach(({ number, since }, index) => {
    if (number !== versions.length - index) throw new Error(`legal/${document}: version ${number} follows on none`);
    if ((since === undefined) !== (number === 1))
      throw new Error(`legal/${document}: version ${number}: \`since\` says what changed, in all but the first`);
  });
};

/**
 * All files of the folder `legal`, newest version first.
 * @throws Error with the file that is wrong, and why; where a version is missing in a language
 */
export const parseTexts = (all: Readonly<Record<string, string>>): Texts => {
  const strange = Object.keys(all).find((path) => !FILE.test(path));
  if (strange !== undefined) throw new Error(`legal/${strange}: names are privacy/1.id.yaml and the like`);
  const versions = (document: LegalDocument) => {
    const [id, en] = [versionsIn(all, document, "id"), versionsIn(all, document, "en")];
    if (id.length === 0) throw new Error(`legal/${document}: there is no version`);
    const dates = LANGUAGES.map((language) => (language === "id" ? id : en).map((one) => one.inForce).join());
    if (dates[0] !== dates[1])
      throw new Error(`legal/${document}: each version is in both languages, in force on one day`);
    requireOneStep(document, id);
    requireOneStep(document, en);
    return { id, en };
  };
  return { privacy: versions("privacy"), terms: versions("terms") };
};

let kept: Texts | undefined;

/** The texts as they were built in: read once, never changed. */
export const readTexts = (): Texts => (kept ??= parseTexts(files));

import type { Text } from "@serambi/kernel/service";

import { texts } from "../texts";

/** The test file that every scanner knows; it is written in parts, so that this file is none. */
const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!"].join("");

/** Names of a PDF by which it runs programs, opens files or carries them; `#` writes a letter as its number. */
const ACTIVE = /\/(?:JS|JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z])/;

const HEAD_BYTES = 1024;
const TAIL_BYTES = 2048;

/** `/J#53` is `/JS`. */
const unescaped = (text: string): string =>
  text.replace(/#([\dA-Fa-f]{2})/g, (_all, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)));

/** Why a file is taken for no CV, or null. Its content says what it is; its name says nothing. */
export const judgePdf = (bytes: Buffer): Text | null => {
  const text = bytes.toString("latin1");
  if (text.includes(EICAR)) return texts.isVirus;
  if (!/%PDF-[12]\.\d/.test(text.slice(0, HEAD_BYTES)) || !text.slice(-TAIL_BYTES).includes("%%EOF"))
    return texts.notPdf;
  return ACTIVE.test(unescaped(text)) ? texts.hasProgram : null;
};

/** A name to be shown: the last part of a path, without what only a terminal understands, and not longer than a line. */
export const shownName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .replace(/[\p{C}"<>|:*?]/gu, "")
    .replace(/^\.+/, "")
    .trim();
  const stem = plain
    .replace(/\.pdf$/i, "")
    .slice(0, 80)
    .trim();
  return `${stem || "cv"}.pdf`;
};

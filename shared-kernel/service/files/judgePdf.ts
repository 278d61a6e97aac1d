/** The test file that every scanner knows; it is written in parts, so that this file is none. */
const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!"].join("");

/** Names of a PDF by which it runs programs, opens files or carries them; `#` writes a letter as its number. */
const ACTIVE = /\/(?:JS|JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z])/;

const HEAD_BYTES = 1024;
const TAIL_BYTES = 2048;

/** `/J#53` is `/JS`. */
const unescaped = (text: string): string =>
  text.replace(/#([\dA-Fa-f]{2})/g, (_all, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)));

/** True where the test file of virus scanners is in it. */
export const hasTestVirus = (bytes: Buffer): boolean => bytes.includes(EICAR, 0, "latin1");

/** The reason why a file is taken for no PDF that may be opened, or null. Its content says what it is; its name says nothing. */
export const judgePdf = (bytes: Buffer): "virus" | "other" | "program" | null => {
  if (hasTestVirus(bytes)) return "virus";
  const text = bytes.toString("latin1");
  if (!/%PDF-[12]\.\d/.test(text.slice(0, HEAD_BYTES)) || !text.slice(-TAIL_BYTES).includes("%%EOF")) return "other";
  return ACTIVE.test(unescaped(text)) ? "program" : null;
};

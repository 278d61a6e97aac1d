import type { ScriptId } from "../../contract/ScriptId";
import { BALINESE } from "./balinese";
import { BUGINESE } from "./buginese";
import { JAVANESE } from "./javanese";
import { readScript } from "./readScript";
import type { Script } from "./Script";
import { SUNDANESE } from "./sundanese";

/** The four scripts, in the order in which a page shows them. */
export const SCRIPTS: readonly Script[] = [JAVANESE, SUNDANESE, BALINESE, BUGINESE];

export const scriptOf = (id: ScriptId): Script => SCRIPTS.find((script) => script.id === id) ?? JAVANESE;

const isOf = ({ range: [from, to] }: Script, character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return code >= from && code <= to;
};

/** The script of a text, null where it has none of the four. */
export const scriptIn = (text: string): Script | null =>
  SCRIPTS.find((script) => Array.from(text).some((character) => isOf(script, character))) ?? null;

/** A text in Latin letters: whatever stands in it of the four scripts is read. */
export const inLatin = (text: string): string =>
  SCRIPTS.reduce((read, script) => {
    const [from, to] = script.range;
    const hex = (code: number) => String.raw`\u{${code.toString(16)}}`;
    const run = new RegExp(`[${hex(from)}-${hex(to)}|]*[${hex(from)}-${hex(to)}][${hex(from)}-${hex(to)}|]*`, "gu");
    return read.replaceAll(run, (part) => readScript(script, part));
  }, text);

import type { Diagnostic, SourceFile } from "../../contract/studio/Session";

/** Words of SQLite's messages that stand in the statement: `near "FORM"`, `no such column: naem`. */
const NAMED = /near "([^"]+)"|no such (?:table|column|function): (\S+)|unrecognized token: "([^"]+)/;

const SPACE = /^(?:\s|--[^\n]*\n?|\/\*[\s\S]*?\*\/)+/;

/**
 * What SQLite says of a statement. It names no line: that of the word it names, within the statement, or the statement's first.
 * @param at where the statement begins
 */
export const sqlDiagnostic = (message: string, { path, text }: SourceFile, at: number): Diagnostic => {
  const start = at + (SPACE.exec(text.slice(at))?.[0].length ?? 0);
  const named = NAMED.exec(message);
  const word = named?.[1] ?? named?.[2]?.split(".").at(-1) ?? named?.[3];
  const found = word === undefined ? -1 : text.indexOf(word, start);
  const before = text.slice(0, found === -1 ? start : found).split("\n");
  return {
    severity: "error",
    message,
    path,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
};

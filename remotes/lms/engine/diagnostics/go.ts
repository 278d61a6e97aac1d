import type { Diagnostic } from "../../contract/studio/Session";

const PLACE = /^(?:[\w./]+\.go:)?(\d+):(\d+): (.*)$/;
/** Written where a function that panicked is left, the innermost first. */
const PANIC = /^(?:[\w./]+\.go:)?(\d+):(\d+): panic/m;

interface Found {
  readonly kind: "compile-error" | "runtime-error";
  readonly diagnostics: Diagnostic[];
}

/**
 * What the interpreter says.
 * @param error why it ended: with its place where the program was refused
 * @param words what was written to standard error on the way
 */
export const goDiagnostics = (error: string, words: string, path: string): Found => {
  const said = (message: string, place: RegExpExecArray | null): Diagnostic => ({
    severity: "error",
    message,
    path: place ? path : null,
    line: place ? Number(place[1]) : null,
    column: place ? Number(place[2]) : null,
  });
  const refused = error.split("\n").flatMap((line) => {
    const place = PLACE.exec(line);
    return place ? [said(place[3] ?? line, place)] : [];
  });
  const panic = PANIC.exec(words);
  if (refused.length > 0 && !panic) return { kind: "compile-error", diagnostics: refused };
  return { kind: "runtime-error", diagnostics: [said(error, panic)] };
};

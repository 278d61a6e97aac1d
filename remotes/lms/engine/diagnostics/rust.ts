import type { Diagnostic, SourceFile } from "../../contract/studio/Session";

const HEAD = /^(error|warning)(?:\[E\d+\])?: (.*)$/;
const PLACE = /^\s*--> \/?(.+?):(\d+):(\d+)$/;
const PANIC = /^thread '.*' panicked at \/?(.+?):(\d+):(\d+):$/;

/** Said of the whole at the end; each of the errors is said, too. */
const SUMMARY = /^(?:aborting due to|could not compile|\d+ warnings? emitted)/;

/** Whether the program was refused before anything of it ran. The interpreter's errors at run time are of other words. */
export const isRefusedByRust = (words: string): boolean =>
  /^error: aborting due to/m.test(words) &&
  !/^thread '.*' panicked|^error: (?:Undefined Behavior|unsupported operation|abnormal termination|resource exhaustion|the evaluated program)/m.test(
    words,
  );

/** What rustc, the interpreter and a program that panicked say. */
export const rustDiagnostics = (words: string, files: readonly SourceFile[]): Diagnostic[] => {
  const found: Diagnostic[] = [];
  const lines = words.split("\n");
  const placed = (severity: Diagnostic["severity"], message: string, place: RegExpExecArray | null): Diagnostic => {
    const isOurs = place !== null && files.some(({ path }) => path === place[1]);
    return {
      severity,
      message,
      path: isOurs ? (place[1] ?? null) : null,
      line: isOurs ? Number(place[2]) : null,
      column: isOurs ? Number(place[3]) : null,
    };
  };
  for (const [index, line] of lines.entries()) {
    const head = HEAD.exec(line);
    if (head && !SUMMARY.test(head[2] ?? ""))
      found.push(placed(head[1] === "error" ? "error" : "warning", head[2] ?? "", PLACE.exec(lines[index + 1] ?? "")));
    const panic = PANIC.exec(line);
    if (panic) found.push(placed("error", lines[index + 1] ?? "", panic));
  }
  return found;
};

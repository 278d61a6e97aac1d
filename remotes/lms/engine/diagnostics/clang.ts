import type { Diagnostic, SourceFile } from "../../contract/studio/Session";

const MESSAGE = /^(?:\.\/)?([^\s:]+):(\d+):(\d+): (?:fatal )?(error|warning): (.*)$/;
const LINKER = /^(?:wasm-ld|clang(?:\+\+)?): error: (.*)$/;

/** What clang and its linker say, by the lines of their output. Notes belong to the message above them. */
export const clangDiagnostics = (words: string, files: readonly SourceFile[]): Diagnostic[] =>
  words.split("\n").flatMap((line): Diagnostic[] => {
    const found = MESSAGE.exec(line);
    if (found) {
      const [, path = "", row, column, severity, message = ""] = found;
      const isOurs = files.some((file) => file.path === path);
      return [
        {
          severity: severity === "error" ? "error" : "warning",
          message,
          path: isOurs ? path : null,
          line: isOurs ? Number(row) : null,
          column: isOurs ? Number(column) : null,
        },
      ];
    }
    const linked = LINKER.exec(line)?.[1];
    const isSaid = linked === undefined || /linker command failed/.test(linked);
    return isSaid ? [] : [{ severity: "error", message: linked, path: null, line: null, column: null }];
  });

import type { Diagnostic, SourceFile } from "../../contract/studio/Session";

const MESSAGE =
  /^(?:PHP )?(Parse|Fatal|Warning|Notice|Deprecated)(?: error)?: {1,2}([\s\S]*?) in (\S+?)(?: on line |:)(\d+)$/gm;

interface Found {
  readonly kind: "compile-error" | "runtime-error" | "memory";
  readonly diagnostics: Diagnostic[];
}

/** What PHP writes of errors and warnings, and by which of them a run ended. */
export const phpDiagnostics = (words: string, files: readonly SourceFile[], home: string): Found => {
  let kind: Found["kind"] = "runtime-error";
  const diagnostics = [...words.matchAll(MESSAGE)].map(([, sort, message = "", place = "", line]): Diagnostic => {
    if (sort === "Parse") kind = "compile-error";
    if (/Allowed memory size|Out of memory/.test(message)) kind = "memory";
    const path = place.startsWith(`${home}/`) ? place.slice(home.length + 1) : place;
    const isOurs = files.some((file) => file.path === path);
    return {
      severity: sort === "Parse" || sort === "Fatal" ? "error" : "warning",
      message,
      path: isOurs ? path : null,
      line: isOurs ? Number(line) : null,
      column: null,
    };
  });
  return { kind, diagnostics };
};

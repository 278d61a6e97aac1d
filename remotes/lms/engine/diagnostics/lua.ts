import type { Diagnostic, SourceFile } from "../../contract/studio/Session";

const PLACE = /^(.+?):(\d+): ([\s\S]*)$/;

/** What Lua says of an error: `main.lua:7: attempt to …`, with a traceback or without. */
export const luaDiagnostic = (text: string, files: readonly SourceFile[]): Diagnostic => {
  const [first = ""] = text.split("\nstack traceback:");
  const place = PLACE.exec(first.trim());
  const isOurs = place !== null && files.some(({ path }) => path === place[1]?.replace(/^\.\//, ""));
  if (!isOurs) return { severity: "error", message: first.trim(), path: null, line: null, column: null };
  return {
    severity: "error",
    message: place[3] ?? "",
    path: place[1]?.replace(/^\.\//, "") ?? null,
    line: Number(place[2]),
    column: null,
  };
};

import type { Diagnostic } from "../../contract/studio/Session";
import type { StudioMessages } from "../../messages/studio.id";
import type { Fault } from "./editor/faults";

export const placeOf = ({ line, column }: Diagnostic, t: StudioMessages): string => {
  if (line === null) return "";
  return column === null ? t.placeInLine(line) : t.placeInColumn(line, column);
};

/** What is said at lines of one file; a runtime that names no file means the one that runs. */
export const faultsOf = (
  diagnostics: readonly Diagnostic[],
  { path, mainPath }: { readonly path: string; readonly mainPath: string },
  t: StudioMessages,
): readonly Fault[] =>
  diagnostics.flatMap((diagnostic) => {
    const { line, severity, message } = diagnostic;
    if (line === null || (diagnostic.path ?? mainPath) !== path) return [];
    return [{ severity, line, message, place: placeOf(diagnostic, t) }];
  });

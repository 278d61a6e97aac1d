import type { ProgramView } from "../../contract/studio/views";
import type { Diagnostic } from "../../contract/studio/Session";
import type { CodeEditor } from "./editor/CodeEditor";

/** Shows the place that a message is about, in its file. */
export const goToFault = (
  program: ProgramView,
  editor: CodeEditor | null,
  { path, line, column }: Diagnostic,
): void => {
  if (line === null) return;
  const wanted = path ?? program.files[0]?.path;
  const file = program.files.find((one) => one.path === wanted);
  if (!file || !editor) return;
  program.choose(file.path);
  editor.show(program.activeFile, program.language);
  editor.goTo(line, column ?? 1);
};

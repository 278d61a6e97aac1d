import type { Language } from "../../contract/studio/Session";
import type { CodeEditor } from "./editor/CodeEditor";

/**
 * Lays a program out: by a formatter where a small one exists, else by its grammar's indentation.
 * @throws where it cannot be read: nothing is changed then
 */
export const tidy = async (editor: CodeEditor, language: Language): Promise<void> => {
  const { formatProgram, tidyingOf } = await import("./editor/formatProgram");
  const way = tidyingOf(language);
  if (way === "format") editor.rewrite(await formatProgram(language, editor.read()));
  else if (way === "indent") editor.indentAll();
};

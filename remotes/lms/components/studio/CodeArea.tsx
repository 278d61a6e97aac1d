import { useMessages } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import type { Diagnostic } from "../../contract/studio/Session";
import type { PreferencesView, ProgramView } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./CodeArea.module.css";
import type { CodeEditor } from "./editor/CodeEditor";
import { editorPhrases } from "./editor/editorPhrases";
import { faultsOf } from "./faultsOf";
import { nonceOf } from "./nonceOf";

interface CodeAreaProps {
  readonly program: ProgramView;
  readonly preferences: PreferencesView;
  readonly diagnostics: readonly Diagnostic[];
  readonly onRun: () => void;
  readonly onCursor?: ((line: number, column: number) => void) | undefined;
  /** Given the editor once it has come, and null when it goes. */
  readonly onEditor?: ((editor: CodeEditor | null) => void) | undefined;
}

const nothing = (): void => undefined;

/** The program: as text from the server, as an editor once that has come. */
export const CodeArea = observer(function CodeArea({
  program,
  preferences,
  diagnostics,
  onRun,
  onCursor = nothing,
  onEditor = nothing,
}: CodeAreaProps) {
  const t = useMessages<StudioMessages>();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  const [isLost, setLost] = useState(false);
  const { activeFile, files, language, edition } = program;
  const mainPath = files[0]?.path ?? "";
  const name = LANGUAGE_FACTS[language].name;
  const calls = useRef({ onRun, onCursor });
  useLayoutEffect(() => {
    calls.current = { onRun, onCursor };
  });

  useEffect(() => {
    const parent = place.current;
    // Programs that read pages lay nothing out: to them the text stays a text.
    if (!parent || !("getClientRects" in Range.prototype)) return undefined;
    let made: CodeEditor | null = null;
    let isOver = false;
    void import("./editor/CodeEditor").then(
      ({ CodeEditor: Editor }) => {
        if (isOver) return;
        made = new Editor({
          parent,
          nonce: nonceOf(document),
          labelOf: (path, shown) => t.editorLabel(path, LANGUAGE_FACTS[shown].name),
          phrases: editorPhrases(t),
          isReadOnly: false,
          onType: program.type,
          onCursor: (line, column) => calls.current.onCursor(line, column),
          onRun: () => calls.current.onRun(),
        });
        setEditor(made);
        onEditor(made);
      },
      () => setLost(true),
    );
    return () => {
      isOver = true;
      program.settle();
      made?.destroy();
      setEditor(null);
      onEditor(null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one editor for each program that is shown
  }, [program]);

  const shownEdition = useRef(-1);
  useEffect(() => {
    if (!editor) return;
    const isAnew = shownEdition.current !== edition;
    shownEdition.current = edition;
    editor.show(activeFile, language, isAnew);
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed comes from the editor itself
  }, [editor, edition, activeFile.path, language]);
  useEffect(() => void editor?.setVim(preferences.hasVim), [editor, preferences.hasVim]);
  useEffect(() => editor?.setWrapping(preferences.wrapsLines), [editor, preferences.wrapsLines]);
  useEffect(() => {
    editor?.mark(faultsOf(diagnostics, { path: activeFile.path, mainPath }, t));
  }, [editor, diagnostics, activeFile.path, mainPath, edition, t]);

  return (
    <div className={s.area}>
      <noscript>
        <p className={s.note}>{t.noScript}</p>
      </noscript>
      {isLost && (
        <p className={s.note} role="alert">
          {t.editorFailed}
        </p>
      )}
      {!editor && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <pre className={s.plain} tabIndex={0} role="group" aria-label={`${activeFile.path}, ${name}`}>
          <code>{activeFile.text}</code>
        </pre>
      )}
      <div ref={place} className={s.editor} data-ready={editor !== null || undefined} />
    </div>
  );
});

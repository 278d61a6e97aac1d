import { useMessages } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import type { ExerciseView, PreferencesView } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import { CodeArea } from "./CodeArea";
import type { StudioDialog } from "./dialogs/StudioDialogs";
import type { CodeEditor } from "./editor/CodeEditor";
import s from "./ExerciseBench.module.css";
import { FileTabs } from "./FileTabs";
import { goToFault } from "./goToFault";
import { InputField } from "./InputField";
import { KeyRow } from "./KeyRow";
import { RunButton } from "./RunButton";
import { RunResultPane } from "./RunResultPane";
import { StatusLine } from "./StatusLine";
import { TestResults } from "./TestResults";
import bench from "./Workbench.module.css";

interface ExerciseBenchProps {
  readonly store: ExerciseView;
  readonly preferences: PreferencesView;
  readonly onDialog: (dialog: StudioDialog) => void;
  readonly onEditor?: (editor: CodeEditor | null) => void;
  /** Called before something at the code is shown. */
  readonly onShowCode?: () => void;
  readonly onShowResult?: () => void;
}

const nothing = (): void => undefined;

/** Where an exercise is worked at: the editor, what runs it, and what came of it. */
export const ExerciseBench = observer(function ExerciseBench(props: ExerciseBenchProps) {
  const { store, preferences, onDialog, onEditor = nothing, onShowCode = nothing, onShowResult = nothing } = props;
  const t = useMessages<StudioMessages>();
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  const [cursor, setCursor] = useState({ line: 1, column: 1 });
  const { program, run, exercise } = store;
  const test = (): void => {
    onShowResult();
    void store.runTests();
  };
  const alone = (): void => {
    onShowResult();
    void store.runAlone();
  };
  const go = (diagnostic: Parameters<typeof goToFault>[2]): void => {
    onShowCode();
    goToFault(program, editor, diagnostic);
  };
  // The language on its way, and what it did not come for, is said in the same place whoever asked for it.
  const hasTests = store.isTestResult ? run.phase === "running" || run.phase === "ended" : run.phase === "idle";
  return (
    <>
      <section className={bench.editor} aria-label={t.editor}>
        <FileTabs
          program={program}
          onNew={() => onDialog({ kind: "new-file" })}
          onRename={(path) => onDialog({ kind: "rename", path })}
        >
          <span className={s.language}>{LANGUAGE_FACTS[exercise.language].name}</span>
        </FileTabs>
        <CodeArea
          {...{ program, preferences }}
          diagnostics={store.diagnostics}
          onRun={test}
          onCursor={(line, column) => setCursor({ line, column })}
          onEditor={(made) => {
            setEditor(made);
            onEditor(made);
          }}
        />
        <KeyRow editor={editor} language={exercise.language} />
        <div className={bench.runs}>
          <RunButton run={run} onRun={test} label={t.runTests} />
          <Button variant="quiet" size="small" onClick={alone}>
            {t.runAlone}
          </Button>
        </div>
        <InputField program={program} />
        <StatusLine language={exercise.language} cursor={cursor} />
      </section>
      <section className={bench.result} aria-label={t.viewResult}>
        {hasTests ? (
          <TestResults store={store} onGo={go} onRunAgain={test} />
        ) : (
          <RunResultPane {...{ run, preferences }} onGo={go} onRunAgain={store.isTestResult ? test : alone} />
        )}
      </section>
    </>
  );
});

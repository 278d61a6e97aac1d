import type { PageProps } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { CodeArea } from "../../components/studio/CodeArea";
import type { CodeEditor } from "../../components/studio/editor/CodeEditor";
import { FileTabs } from "../../components/studio/FileTabs";
import { goToFault } from "../../components/studio/goToFault";
import { InputField } from "../../components/studio/InputField";
import { KeyRow } from "../../components/studio/KeyRow";
import { LanguageChoice } from "../../components/studio/LanguageChoice";
import { RunButton } from "../../components/studio/RunButton";
import { RunResultPane } from "../../components/studio/RunResultPane";
import { SavedMark } from "../../components/studio/SavedMark";
import { StatusLine } from "../../components/studio/StatusLine";
import { StudioBar } from "../../components/studio/StudioBar";
import { ToolMenu } from "../../components/studio/ToolMenu";
import { useStudio } from "../../stores/studio/useStudio";
import { useStudioDialog } from "../../components/studio/useStudioDialog";
import { ViewChoice, type StudioView } from "../../components/studio/ViewChoice";
import { exercisesPath, studioAboutPath } from "../../contract/studio/paths";
import s from "../../components/studio/Workbench.module.css";
import type { studioLoader } from "./studio.server";

const NOTHING_FOUND: readonly never[] = [];

/** The studio, once what edits and runs has come. */
export const StudioBench = observer(function StudioBench({
  data,
  context,
}: Pick<PageProps<typeof studioLoader>, "data" | "context">) {
  const { t, tenant } = context;
  const store = useStudio(data.sample, { comment: t.sampleComment, greeting: t.sampleGreeting });
  const { program, run, preferences } = store;
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  const [cursor, setCursor] = useState({ line: 1, column: 1 });
  const [view, setView] = useState<StudioView>("code");
  const { Dialogs, open, show, close } = useStudioDialog();
  const diagnostics = run.result?.diagnostics ?? NOTHING_FOUND;
  const start = (): void => void store.runProgram();
  const [about, exercises] = [studioAboutPath(tenant), exercisesPath(tenant)];
  const errorLine = diagnostics.find(({ line, severity }) => severity === "error" && line !== null)?.line;

  return (
    <div className={s.workbench} data-view={view} data-kind="studio">
      <StudioBar
        state={<SavedMark program={program} />}
        tools={
          <>
            <ToolMenu {...{ program, editor }} onDialog={show} />
            <RunButton run={run} onRun={start} />
          </>
        }
      >
        <h1>{t.studio}</h1>
        {exercises !== undefined && <TextLink to={exercises}>{t.exercises}</TextLink>}
        {about !== undefined && <TextLink to={about}>{t.about}</TextLink>}
      </StudioBar>
      {store.isLinkBroken && (
        <p className={s.trouble} role="alert">
          {t.linkBroken}
        </p>
      )}
      <ViewChoice
        views={["code", "result"]}
        chosen={view}
        onChoose={setView}
        mark={errorLine == null ? undefined : t.problemAt(errorLine)}
      />
      <div className={s.columns}>
        <section className={s.editor} aria-label={t.editor}>
          <LanguageChoice chosen={program.language} onChoose={store.chooseLanguage} />
          <FileTabs
            program={program}
            onNew={() => show({ kind: "new-file" })}
            onRename={(path) => show({ kind: "rename", path })}
          />
          <CodeArea
            {...{ program, preferences, diagnostics }}
            onRun={start}
            onCursor={(line, column) => setCursor({ line, column })}
            onEditor={setEditor}
          />
          <KeyRow editor={editor} language={program.language} />
          <InputField program={program} />
          <StatusLine language={program.language} cursor={cursor} />
        </section>
        <section className={s.result} aria-label={t.viewResult}>
          <RunResultPane
            {...{ run, preferences }}
            onGo={(diagnostic) => {
              setView("code");
              goToFault(program, editor, diagnostic);
            }}
            onRunAgain={start}
            onRunLonger={() => void store.runLonger()}
          />
        </section>
      </div>
      {Dialogs && open && <Dialogs {...{ open, program, preferences }} onClose={close} />}
    </div>
  );
});

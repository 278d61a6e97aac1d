import { useMessages } from "@serambi/kernel/remote";
import { Button, Icon } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import type { PreferencesView, ProgramView, RunView } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import { CodeArea } from "./CodeArea";
import type { CodeEditor } from "./editor/CodeEditor";
import { goToFault } from "./goToFault";
import { KeyRow } from "./KeyRow";
import s from "./MiniStudio.module.css";
import { OpenInStudio } from "./OpenInStudio";
import { PlainProgram } from "./PlainProgram";
import { RunButton } from "./RunButton";
import { RunResultPane } from "./RunResultPane";

/** A program in a text, as it is run and kept. */
interface BlockView {
  readonly program: ProgramView;
  readonly run: RunView;
  readonly preferences: PreferencesView;
  readonly runProgram: () => Promise<unknown>;
}

interface MiniStudioProps {
  readonly store: BlockView;
  readonly label: string;
  /** The text stands in the page already. */
  readonly isAttending: boolean;
  readonly isEditedFirst: boolean;
}

const NOTHING_FOUND: readonly never[] = [];

/** A program in a text: run where it stands, changed there, or opened in the studio. */
export const MiniStudio = observer(function MiniStudio({ store, label, isAttending, isEditedFirst }: MiniStudioProps) {
  const t = useMessages<StudioMessages>();
  const [isEditing, setEditing] = useState(isEditedFirst);
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  const { program, run, preferences } = store;
  const { language } = program;
  const start = (): void => void store.runProgram();
  const diagnostics = run.result?.diagnostics ?? NOTHING_FOUND;

  return (
    <div role="region" className={s.studio} aria-label={label}>
      {isEditing ? (
        <>
          <CodeArea {...{ program, preferences, diagnostics }} onRun={start} onEditor={setEditor} />
          <KeyRow editor={editor} language={language} />
        </>
      ) : (
        !isAttending && <PlainProgram text={program.activeFile.text} label={label} />
      )}
      <div className={s.acts}>
        <RunButton run={run} onRun={start} />
        {!isEditing && (
          <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
            <Icon name="edit" />
            {t.editHere}
          </Button>
        )}
        <OpenInStudio program={program} />
      </div>
      {run.phase !== "idle" && (
        <div className={s.result}>
          <RunResultPane
            {...{ run, preferences }}
            onGo={(diagnostic) => {
              setEditing(true);
              goToFault(program, editor, diagnostic);
            }}
            onRunAgain={start}
          />
        </div>
      )}
    </div>
  );
});

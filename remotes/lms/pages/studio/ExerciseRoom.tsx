import type { PageProps } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import type { CodeEditor } from "../../components/studio/editor/CodeEditor";
import { ExerciseAttempts } from "../../components/studio/ExerciseAttempts";
import { ExerciseBench } from "../../components/studio/ExerciseBench";
import { ExerciseTask } from "../../components/studio/ExerciseTask";
import { SavedMark } from "../../components/studio/SavedMark";
import { StudioBar } from "../../components/studio/StudioBar";
import { ToolMenu } from "../../components/studio/ToolMenu";
import { useExercise } from "../../stores/studio/useExercise";
import { useStudioDialog } from "../../components/studio/useStudioDialog";
import { ViewChoice, type StudioView } from "../../components/studio/ViewChoice";
import s from "../../components/studio/Workbench.module.css";
import { exercisesPath, studioPath } from "../../contract/studio/paths";
import type { exerciseLoader } from "./exercise.server";

const VIEWS = ["task", "code", "result"] as const;

/** An exercise, once what edits and runs has come. */
export const ExerciseRoom = observer(function ExerciseRoom({
  data: exercise,
  context,
}: Pick<PageProps<typeof exerciseLoader>, "data" | "context">) {
  const { t, tenant } = context;
  const { store, preferences } = useExercise(exercise);
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  const [view, setView] = useState<StudioView>("task");
  const { Dialogs, open, show, close } = useStudioDialog();
  const [studio, exercises] = [studioPath(tenant), exercisesPath(tenant)];
  const { program, outcomes, passedCount } = store;
  const hasResult = outcomes.some(({ state }) => state === "passed" || state === "failed");
  return (
    <div className={s.workbench} data-view={view} data-kind="exercise">
      <StudioBar state={<SavedMark program={program} />} tools={<ToolMenu {...{ program, editor }} onDialog={show} />}>
        {studio === undefined ? t.studio : <TextLink to={studio}>{t.studio}</TextLink>}
        {exercises !== undefined && <TextLink to={exercises}>{t.exercises}</TextLink>}
        <span>{exercise.title}</span>
      </StudioBar>
      <ViewChoice
        views={VIEWS}
        chosen={view}
        onChoose={setView}
        mark={hasResult ? `${passedCount}/${outcomes.length}` : undefined}
      />
      <div className={s.columns}>
        <div className={s.task}>
          <ExerciseTask exercise={exercise} attempts={<ExerciseAttempts store={store} />} />
        </div>
        <ExerciseBench
          {...{ store, preferences }}
          onDialog={show}
          onEditor={setEditor}
          onShowCode={() => setView("code")}
          onShowResult={() => setView("result")}
        />
      </div>
      {Dialogs && open && <Dialogs {...{ open, program, preferences }} onClose={close} />}
    </div>
  );
});

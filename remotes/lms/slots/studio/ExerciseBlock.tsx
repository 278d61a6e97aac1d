import { useTenant, useMessages } from "@serambi/kernel/remote";
import { ArrowLink } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { ExerciseAttempts } from "../../components/studio/ExerciseAttempts";
import { ExerciseBench } from "../../components/studio/ExerciseBench";
import s from "../../components/studio/ExerciseInText.module.css";
import { ExerciseTask } from "../../components/studio/ExerciseTask";
import { useStudioDialog } from "../../components/studio/useStudioDialog";
import type { Exercise } from "../../contract/studio/Exercise";
import { exercisePath } from "../../contract/studio/paths";
import type { StudioMessages } from "../../messages/studio.id";
import { useExercise } from "../../stores/studio/useExercise";

/** An exercise in a chapter, with what edits and runs it. */
export const ExerciseBlock = observer(function ExerciseBlock({ exercise }: { readonly exercise: Exercise }) {
  const t = useMessages<StudioMessages>();
  const { store, preferences } = useExercise(exercise);
  const { Dialogs, open, show, close } = useStudioDialog();
  const path = exercisePath(useTenant(), exercise.slug);
  return (
    <section className={s.exercise} aria-label={exercise.title}>
      <ExerciseTask exercise={exercise} attempts={<ExerciseAttempts store={store} />} isInText />
      <div className={s.bench}>
        <ExerciseBench {...{ store, preferences }} onDialog={show} />
      </div>
      {path !== undefined && (
        <p className={s.more}>
          <ArrowLink to={path}>{t.openExercise}</ArrowLink>
        </p>
      )}
      {Dialogs && open && <Dialogs {...{ open, preferences }} program={store.program} onClose={close} />}
    </section>
  );
});

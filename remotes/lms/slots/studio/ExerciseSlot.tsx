import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Button, Icon } from "@serambi/kernel/ui";
import { useState } from "react";

import s from "../../components/studio/ExerciseInText.module.css";
import { ExerciseTask } from "../../components/studio/ExerciseTask";
import { PlainProgram } from "../../components/studio/PlainProgram";
import { useLater } from "@serambi/kernel/pages";
import type { StudioMessages } from "../../messages/studio.id";
import type { exerciseSlot } from "./exercise.server";

/** `lms.exercise.v1`: an exercise that is worked at in a chapter. What edits and runs it comes with the press. */
export const Slot = ({ data }: SlotProps<typeof exerciseSlot>) => {
  const t = useMessages<StudioMessages>();
  const [isWanted, setWanted] = useState(false);
  const { code, isLost } = useLater(() => import("./ExerciseBlock"), isWanted);
  if (data === null) return <p role="status">{t.exerciseMissing}</p>;
  if (code) return <code.ExerciseBlock exercise={data} />;
  const [file] = data.starter;
  return (
    <section className={s.exercise} aria-label={data.title}>
      <ExerciseTask exercise={data} isInText />
      <div className={s.bench}>
        <PlainProgram text={file?.text ?? ""} label={file?.path ?? data.title} />
      </div>
      <p className={s.more}>
        <Button size="small" busy={isWanted && !isLost} onClick={() => setWanted(true)}>
          <Icon name="edit" />
          {t.editHere}
        </Button>
        {isLost && <span role="alert">{t.editorFailed}</span>}
      </p>
    </section>
  );
};

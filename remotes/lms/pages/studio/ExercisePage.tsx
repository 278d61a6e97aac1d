import type { PageProps } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";

import { ExerciseTask } from "../../components/studio/ExerciseTask";
import { FirstCode } from "../../components/studio/FirstCode";
import { StudioBar } from "../../components/studio/StudioBar";
import { useLater } from "@serambi/kernel/pages";
import s from "../../components/studio/Workbench.module.css";
import { exercisesPath, studioPath } from "../../contract/studio/paths";
import type { exerciseLoader } from "./exercise.server";

export const isFocused = true;

/** `/Lms/Features/coding-studio/exercises/{slug}`: a task, the code for it, and its tests. What edits and runs comes after the first paint. */
export const Page = ({ data, context }: PageProps<typeof exerciseLoader>) => {
  const { t, tenant } = context;
  const { code, isLost } = useLater(() => import("./ExerciseRoom"));
  if (code) return <code.ExerciseRoom {...{ data, context }} />;
  const [studio, exercises] = [studioPath(tenant), exercisesPath(tenant)];
  const { language, starter, title } = data;
  return (
    <div className={s.workbench} data-kind="exercise" data-view="task">
      <StudioBar tools={null}>
        {studio === undefined ? t.studio : <TextLink to={studio}>{t.studio}</TextLink>}
        {exercises !== undefined && <TextLink to={exercises}>{t.exercises}</TextLink>}
        <span>{title}</span>
      </StudioBar>
      <div className={s.columns}>
        <div className={s.task}>
          <ExerciseTask exercise={data} />
        </div>
        <section className={s.editor} aria-label={t.editor}>
          <FirstCode program={{ language, files: [...starter], stdin: "" }} isLost={isLost} />
        </section>
      </div>
    </div>
  );
};

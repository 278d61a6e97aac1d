import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Icon, RichText } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { Exercise } from "../../contract/studio/Exercise";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./ExerciseTask.module.css";

interface ExerciseTaskProps {
  readonly exercise: Exercise;
  /** What was tried so far. */
  readonly attempts?: ReactNode;
  /** In a chapter its title is one of the chapter's headings. */
  readonly isInText?: boolean;
}

/** What is to be done, what was tried, and help in steps. */
export const ExerciseTask = ({ exercise, attempts, isInText = false }: ExerciseTaskProps) => {
  const t = useMessages<StudioMessages>();
  const language = useLanguage();
  const { title, minutes, task, hints, limits } = exercise;
  return (
    <div className={s.task}>
      <p className={s.kicker}>{t.exerciseAbout(minutes)}</p>
      {isInText ? <h2 className={s.title}>{title}</h2> : <h1 className={s.title}>{title}</h1>}
      <RichText html={task} className={s.text} />
      <p className={s.limits}>{t.limitsOf(formatNumber(limits.timeoutMs / 1000, language), limits.memoryMb)}</p>
      {attempts}
      {hints.length > 0 && (
        <div className={s.hints}>
          {hints.map((hint, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- hints have no names, and never change their places
            <details key={index}>
              <summary>
                {t.hint(index + 1)}
                <Icon name="chevron-down" />
              </summary>
              <RichText html={hint} className={s.hint} />
            </details>
          ))}
        </div>
      )}
    </div>
  );
};

import { useMessages } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { LearnerProgress } from "../../contract/learning/LearnerProgress";
import type { Messages } from "../../messages/id";
import s from "./CourseBar.module.css";

interface CourseBarProps {
  readonly title: string;
  readonly path: string | undefined;
  readonly chapterSlugs: readonly string[];
  readonly progress: LearnerProgress;
}

/** Which course this is, and how much of it is done. The figure comes with the browser, into room that was kept for it. */
export const CourseBar = observer(function CourseBar({ title, path, chapterSlugs, progress }: CourseBarProps) {
  const t = useMessages<Messages>();
  const isKnown = progress.phase === "ready" && chapterSlugs.length > 0;
  const done = progress.countDone(chapterSlugs);
  return (
    <div className={s.bar}>
      <p className={s.title}>{path ? <TextLink to={path}>{title}</TextLink> : title}</p>
      <div className={s.progress}>
        {isKnown && (
          <>
            <progress max={chapterSlugs.length} value={done} aria-label={t.courseProgress} />
            <span>{t.doneOf(done, chapterSlugs.length)}</span>
          </>
        )}
      </div>
    </div>
  );
});

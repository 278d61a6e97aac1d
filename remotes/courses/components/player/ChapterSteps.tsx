import { useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import { Button, Icon } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { LearnerProgress } from "../../contract/learning/LearnerProgress";
import type { Messages } from "../../messages/id";
import s from "./ChapterSteps.module.css";

interface ChapterStep {
  readonly title: string;
  readonly path: string;
}

interface ChapterStepsProps {
  readonly chapterSlug: string;
  readonly previous: ChapterStep | undefined;
  readonly next: ChapterStep | undefined;
  /** A locked chapter cannot be done. */
  readonly canBeDone: boolean;
  readonly progress: LearnerProgress;
}

/** To the chapter before and the one after, and that this one is done. */
export const ChapterSteps = observer(function ChapterSteps(props: ChapterStepsProps) {
  const { chapterSlug, previous, next, canBeDone, progress } = props;
  const t = useMessages<Messages>();
  const isDone = progress.isDone(chapterSlug);
  return (
    <div className={s.steps}>
      <nav className={s.ways} aria-label={t.chapterNavigation}>
        {previous && (
          <Link to={previous.path} className={s.previous} rel="prev">
            <span>
              <Icon name="arrow-left" /> {t.previousChapter}
            </span>
            <b>{previous.title}</b>
          </Link>
        )}
        {next && (
          <Link to={next.path} className={s.next} rel="next">
            <span>
              {t.nextChapter} <Icon name="arrow-right" />
            </span>
            <b>{next.title}</b>
          </Link>
        )}
      </nav>
      {canBeDone && (
        <div className={s.done} aria-live="polite">
          {isDone ? (
            <p>
              <Icon name="check" /> {t.markedDone}
            </p>
          ) : (
            <Button variant="line" onClick={() => progress.markDone(chapterSlug)}>
              <Icon name="check" /> {t.markDone}
            </Button>
          )}
        </div>
      )}
      {(previous ?? next) && <p className={s.hint}>{t.keyHint}</p>}
    </div>
  );
});

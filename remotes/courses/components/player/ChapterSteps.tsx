import { useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import { Icon } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { LessonBlock } from "../../contract/hosts/lessons";
import type { LearnerProgress } from "../../contract/learning/LearnerProgress";
import type { Messages } from "../../messages/id";
import { ChapterDone } from "./ChapterDone";
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
  /** The blocks of the chapter, for the tasks among them. */
  readonly blocks: readonly LessonBlock[];
  readonly progress: LearnerProgress;
}

const LOGIN_PATH = "/Login";

/** To the chapter before and the one after, and that this one is done. */
export const ChapterSteps = observer(function ChapterSteps(props: ChapterStepsProps) {
  const { chapterSlug, previous, next, canBeDone, blocks, progress } = props;
  const t = useMessages<Messages>();
  const tasks = blocks.filter((block) => block.kind === "task");
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
          <ChapterDone chapterSlug={chapterSlug} tasks={tasks} progress={progress} loginPath={LOGIN_PATH} />
        </div>
      )}
      {(previous ?? next) && <p className={s.hint}>{t.keyHint}</p>}
    </div>
  );
});

import { useMessages } from "@serambi/kernel/remote";
import { Button, ButtonLink, Icon } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { LessonBlock } from "../../contract/hosts/lessons";
import type { LearnerProgress } from "../../contract/learning/LearnerProgress";
import { taskSlotId } from "../../contract/learning/studioSlotId";
import type { Messages } from "../../messages/id";
import s from "./ChapterSteps.module.css";

type Task = Extract<LessonBlock, { kind: "task" }>;

interface ChapterDoneProps {
  readonly chapterSlug: string;
  /** Tasks that the chapter waits for. */
  readonly tasks: readonly Task[];
  readonly progress: LearnerProgress;
  /** Where one logs in. */
  readonly loginPath: string;
}

/** That the chapter is done, the button that says so, or what is missing before it can be. */
export const ChapterDone = observer(function ChapterDone(props: ChapterDoneProps) {
  const { chapterSlug, tasks, progress, loginPath } = props;
  const t = useMessages<Messages>();
  const missing = tasks.filter(({ task }) => !progress.isPassed(task));
  if (progress.isDone(chapterSlug))
    return (
      <p>
        <Icon name="check" /> {t.markedDone}
      </p>
    );
  if (missing.length === 0)
    return (
      <Button variant="line" onClick={() => progress.markDone(chapterSlug)}>
        <Icon name="check" /> {t.markDone}
      </Button>
    );
  return (
    <div className={s.missing}>
      <p>{t.tasksMissing(missing.length)}</p>
      <ul>
        {missing.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${taskSlotId(chapterSlug, id)}`}>{title}</a>
          </li>
        ))}
      </ul>
      {progress.phase === "ready" && !progress.isLoggedIn && (
        <>
          <p>{t.tasksLogin}</p>
          <ButtonLink to={loginPath} variant="line">
            {t.login}
          </ButtonLink>
        </>
      )}
    </div>
  );
});

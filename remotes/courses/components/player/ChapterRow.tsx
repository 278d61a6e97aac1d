import { formatDuration } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import { cx, Icon, VisuallyHidden } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { SyllabusChapter } from "../../contract/hosts/classes";
import type { LearnerProgress } from "../../contract/learning/LearnerProgress";
import type { Messages } from "../../messages/id";
import { CHAPTER_ICONS } from "../chapterIcon";
import s from "./ChapterOutline.module.css";

interface ChapterRowProps {
  readonly chapter: SyllabusChapter;
  /** Missing where this site has no page for it. */
  readonly path: string | undefined;
  readonly isCurrent: boolean;
  /** The asker has no right to it. */
  readonly isLocked: boolean;
  /** Free, in a class that is not. */
  readonly isPreview: boolean;
  readonly progress: LearnerProgress;
}

/** A chapter in the outline. It watches its own mark only: a course may have four hundred. */
export const ChapterRow = observer(function ChapterRow(props: ChapterRowProps) {
  const { chapter, path, isCurrent, isLocked, isPreview, progress } = props;
  const t = useMessages<Messages>();
  const language = useLanguage();
  const isDone = progress.isDone(chapter.slug);
  const words = (
    <>
      <Icon name={isDone ? "check" : isLocked ? "lock" : CHAPTER_ICONS[chapter.kind]} />
      <span>
        {chapter.title}
        {isPreview && <em className={s.free}>{t.free}</em>}
        {isDone && <VisuallyHidden>, {t.chapterDone}</VisuallyHidden>}
        {isLocked && <VisuallyHidden>, {t.chapterLocked}</VisuallyHidden>}
      </span>
      <span className={s.length}>{formatDuration(chapter.lengthMinutes, language)}</span>
    </>
  );
  const look = cx(s.chapter, isCurrent && s.current, isDone && s.done);
  return (
    <li>
      {path ? (
        <Link to={path} className={look} aria-current={isCurrent ? "page" : undefined}>
          {words}
        </Link>
      ) : (
        <span className={look}>{words}</span>
      )}
    </li>
  );
});

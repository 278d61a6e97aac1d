import { formatDuration } from "@serambi/kernel/i18n";
import type { PageProps } from "@serambi/kernel/remote";
import { EmptyState, ErrorState, PartNotice, Skeleton, VisuallyHidden } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useRef } from "react";

import { ChapterLock } from "../../components/player/ChapterLock";
import { ChapterNotes } from "../../components/player/ChapterNotes";
import { ChapterOutline } from "../../components/player/ChapterOutline";
import { ChapterSteps } from "../../components/player/ChapterSteps";
import { CourseBar } from "../../components/player/CourseBar";
import { CourseCompleted } from "../../components/player/CourseCompleted";
import { LessonBlocks } from "../../components/player/LessonBlocks";
import { ResumeNotice } from "../../components/player/ResumeNotice";
import { useChapterKeys } from "../../components/player/useChapterKeys";
import { useReadingPosition } from "../../components/player/useReadingPosition";
import { MAX_KEPT_TEXT } from "../../contract/learning/limits";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { learningOf } from "../../stores/learning/learningOf";
import { ProgressStore } from "../../stores/learning/ProgressStore";
import s from "./PlayerPage.module.css";
import { playerView } from "./playerView";
import { useLearning } from "./useLearning";

export { openChapter as preload } from "./openChapter";
export { playerHead as head, playerJsonLd as jsonLd, playerSlots as slots } from "./playerHead";

/** `…/module/{moduleSlug?}/chapter/{chapterSlug}`: one chapter, beside the way through its course. */
export const Page = observer(function PlayerPage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { t, language } = context;
  const view = playerView(store, context);
  const { classKey, chapterSlug, lesson, chapter, chapters, modules, place, previous, next, pathOf } = view;
  const learning = learningOf(store);
  const progressStore = learning.progress(ProgressStore);
  const lessonStore = learning.lesson(classKey, chapterSlug);
  const course = store.course(classKey);
  const isOutlineLost =
    modules.length === 0 && (course.overview.state.phase === "failed" || course.syllabus.state.phase === "failed");
  const progress = progressStore.of(view.classroomId ?? classKey);
  const canRead = lesson !== null && !lesson.isLocked;

  useLearning(progressStore, progress, canRead, {
    className: view.className.slice(0, MAX_KEPT_TEXT),
    classSlug: view.classSlug,
    isPremium: view.isPremium,
    moduleSlug: place?.moduleSlug ?? lesson?.moduleSlug ?? "",
    chapterSlug,
    chapterTitle: (chapter?.title ?? "").slice(0, MAX_KEPT_TEXT),
    chapterCount: chapters.length,
  });
  const article = useRef<HTMLElement>(null);
  const { resumeAt, resume, dismiss } = useReadingPosition(article, {
    isReady: canRead && progress.phase !== "unknown",
    kept: () => progress.position(chapterSlug),
    keep: (position) => progress.keepPosition(chapterSlug, position),
  });
  const step = (to: typeof next) => {
    const path = to && pathOf(to.moduleSlug, to.slug);
    return to && path ? { title: to.title, path } : undefined;
  };
  const [before, after] = [step(previous), step(next)];
  useChapterKeys(before?.path, after?.path);
  const free = chapters.find(({ isFree }) => isFree);
  const chapterSlugs = chapters.map(({ slug }) => slug);

  const body = () => {
    if (!lesson)
      return lessonStore.lesson.state.phase === "failed" ? (
        <ErrorState
          title={t.lessonFailed}
          message={t.lessonFailedHelp}
          retryLabel={t.retry}
          onRetry={() => void lessonStore.open()}
        />
      ) : (
        <div aria-busy="true" className={s.skeleton}>
          <VisuallyHidden as="p">{t.loading}</VisuallyHidden>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      );
    if (lesson.isLocked)
      return (
        <ChapterLock
          priceIdr={lesson.priceIdr}
          coursePath={view.coursePath && `${view.coursePath}?${new URLSearchParams({ kembali: view.path }).toString()}`}
          freePath={free && pathOf(free.moduleSlug, free.slug)}
        />
      );
    if (lesson.blocks.length === 0)
      return (
        <EmptyState title={t.lessonEmpty}>
          <p>{t.lessonEmptyHelp}</p>
        </EmptyState>
      );
    return <LessonBlocks chapterSlug={chapterSlug} blocks={lesson.blocks} />;
  };

  return (
    <div className={s.player}>
      <CourseBar title={view.className} path={view.coursePath} chapterSlugs={chapterSlugs} progress={progress} />
      <div className={s.columns}>
        <div className={s.aside}>
          {modules.length > 0 && (
            <ChapterOutline
              modules={modules}
              currentSlug={chapterSlug}
              pathOf={pathOf}
              isLocked={lesson?.isLocked ?? false}
              isPaid={(lesson?.priceIdr ?? 0) > 0}
              progress={progress}
            />
          )}
          {isOutlineLost && (
            <PartNotice
              title={t.outlineLost}
              message={t.outlineLostHelp}
              retryLabel={t.retry}
              onRetry={() => void course.open()}
            />
          )}
        </div>
        <div className={s.page}>
          <article ref={article} className={s.article}>
            <p className={s.kicker}>
              {place && t.chapterPlace(place.moduleNumber, place.number)}
              {place && chapter && " · "}
              {chapter && formatDuration(chapter.lengthMinutes, language)}
            </p>
            <h1 className={s.heading}>{chapter?.title ?? view.className}</h1>
            {body()}
          </article>
          <div className={s.article}>
            <ChapterSteps
              chapterSlug={chapterSlug}
              previous={before}
              next={after}
              canBeDone={canRead}
              progress={progress}
            />
            {canRead && (
              <CourseCompleted
                chapterSlugs={chapterSlugs}
                progress={progress}
                onCertify={(name) => learning.certify(view.classroomId ?? classKey, name)}
              />
            )}
            {canRead && <ChapterNotes chapterSlug={chapterSlug} progress={progress} />}
          </div>
        </div>
      </div>
      {resumeAt !== null && <ResumeNotice position={resumeAt} onResume={resume} onDismiss={dismiss} />}
    </div>
  );
});

import { formatDuration } from "@serambi/kernel/i18n";
import { useReload, useSessionStore, type PageProps } from "@serambi/kernel/remote";
import { EmptyState, ErrorState, PartNotice } from "@serambi/kernel/ui";
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
import { chapterPath } from "../../contract/learning/chapterPaths";
import { MAX_KEPT_TEXT } from "../../contract/learning/limits";
import { neighbours, outlineChapters } from "../../contract/learning/outline";
import { makeProgress } from "../../stores/learning/makeProgress";
import type { chapterLoader } from "./chapter.server";
import s from "./PlayerPage.module.css";
import { useLearning } from "./useLearning";

/** The player is all there is to see. */
export const isFocused = true;

/** `…/module/{moduleSlug?}/chapter/{chapterSlug}`: one chapter, beside the way through its course. */
export const Page = observer(function PlayerPage({ data, context }: PageProps<typeof chapterLoader>) {
  const { t, language, tenant } = context;
  const { classroomId, classSlug, className, isPremium, chapterSlug, chapter, lesson, modules, coursePath } = data;
  const reload = useReload();
  const chapters = outlineChapters(modules ?? []);
  const place = chapters.find(({ slug }) => slug === chapterSlug);
  const { previous, next } = neighbours(chapters, chapterSlug);
  const unwritten = new Set(chapters.filter(({ isReadable }) => isReadable === false).map(({ slug }) => slug));
  const pathOf = (moduleSlug: string, slug: string) =>
    unwritten.has(slug) ? undefined : chapterPath(tenant, { classSlug, isPremium, moduleSlug, chapterSlug: slug });
  const progressStore = useSessionStore("progress", makeProgress);
  const progress = progressStore.of(classroomId);
  const canRead = lesson !== null && !lesson.isLocked;

  useLearning(progressStore, progress, canRead, {
    className: className.slice(0, MAX_KEPT_TEXT),
    classSlug,
    isPremium,
    moduleSlug: data.moduleSlug,
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
      return (
        <ErrorState
          title={t.lessonFailed}
          message={t.lessonFailedHelp}
          retryLabel={t.retry}
          onRetry={() => void reload()}
        />
      );
    if (lesson.isLocked)
      return (
        <ChapterLock
          priceIdr={lesson.priceIdr}
          coursePath={
            coursePath === null ? undefined : `${coursePath}?${new URLSearchParams({ kembali: data.path }).toString()}`
          }
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
      <CourseBar title={className} path={coursePath ?? undefined} chapterSlugs={chapterSlugs} progress={progress} />
      <div className={s.columns}>
        <div className={s.aside}>
          {chapters.length > 0 && (
            <ChapterOutline
              modules={modules ?? []}
              currentSlug={chapterSlug}
              pathOf={pathOf}
              isPaid={data.isPaid}
              mayReadAll={data.mayReadAll}
              progress={progress}
            />
          )}
          {modules === null && (
            <PartNotice
              title={t.outlineLost}
              message={t.outlineLostHelp}
              retryLabel={t.retry}
              onRetry={() => void reload()}
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
            <h1 className={s.heading}>{chapter?.title ?? className}</h1>
            {body()}
          </article>
          <div className={s.article}>
            <ChapterSteps
              chapterSlug={chapterSlug}
              previous={before}
              next={after}
              canBeDone={canRead}
              blocks={lesson?.blocks ?? []}
              progress={progress}
            />
            {canRead && (
              <CourseCompleted
                chapterSlugs={chapterSlugs}
                progress={progress}
                onCertify={(name) => progressStore.certify(classroomId, name)}
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

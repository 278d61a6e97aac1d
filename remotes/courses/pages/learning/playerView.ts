import type { ClassOverview, Lesson, SyllabusChapter, SyllabusModule } from "@serambi/kernel/contracts";
import type { PageContext } from "@serambi/kernel/remote";

import { CHAPTER_PATHS, chapterPath, chapterSlugOf } from "../../contract/learning/chapterPaths";
import { neighbours, outlineChapters, type OutlineChapter } from "../../contract/learning/outline";
import { courseKey, coursePath, PREMIUM_TYPE } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { learningOf } from "../../stores/learning/learningOf";

type Context = PageContext<Messages>;

/** What a chapter's page shows, put together from the class, its syllabus and the chapter; each of them may be missing. */
export interface PlayerView {
  readonly classKey: string;
  readonly chapterSlug: string;
  readonly classroomId: string | undefined;
  readonly classSlug: string;
  readonly className: string;
  readonly isPremium: boolean;
  readonly course: ClassOverview | null;
  readonly lesson: Lesson | null;
  readonly modules: readonly SyllabusModule[];
  readonly chapters: readonly OutlineChapter[];
  /** Of the chapter; the syllabus knows it where the chapter itself did not arrive. */
  readonly chapter: SyllabusChapter | undefined;
  readonly place: OutlineChapter | undefined;
  readonly previous: OutlineChapter | undefined;
  readonly next: OutlineChapter | undefined;
  readonly coursePath: string | undefined;
  readonly pathOf: (moduleSlug: string, chapterSlug: string) => string | undefined;
  /** The address that search engines are told, and that one comes back to. */
  readonly path: string;
}

export const playerView = (store: CoursesStore, context: Context): PlayerView => {
  const { tenant, params, pattern } = context;
  const classKey = courseKey(params);
  const chapterSlug = chapterSlugOf(context);
  const { overview, syllabus } = store.course(classKey);
  const course = overview.state.data;
  const lesson = learningOf(store).lesson(classKey, chapterSlug).lesson.state.data;
  const modules = syllabus.state.data?.modules ?? [];
  const chapters = outlineChapters(modules);
  const place = chapters.find(({ slug }) => slug === chapterSlug);
  const classSlug = course?.slug ?? lesson?.classSlug ?? classKey;
  const isPremium = course ? course.type === PREMIUM_TYPE : pattern === CHAPTER_PATHS[1];
  const pathOf = (moduleSlug: string, slug: string) =>
    chapterPath(tenant, { classSlug, isPremium, moduleSlug, chapterSlug: slug });
  return {
    classKey,
    chapterSlug,
    classroomId: course?.classroomId ?? lesson?.classroomId,
    classSlug,
    className: course?.name ?? lesson?.className ?? context.t.courses,
    isPremium,
    course,
    lesson,
    modules,
    chapters,
    chapter: lesson?.chapter ?? place,
    place,
    ...neighbours(chapters, chapterSlug),
    coursePath: coursePath(tenant, classSlug, isPremium ? PREMIUM_TYPE : ""),
    pathOf,
    path: pathOf(place?.moduleSlug ?? lesson?.moduleSlug ?? "", chapterSlug) ?? context.path,
  };
};

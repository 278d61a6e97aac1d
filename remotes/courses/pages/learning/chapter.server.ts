import type { Ending, Loaded, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, notFound, orNull } from "@serambi/kernel/server";

import { CourseClient } from "../../api/CourseClient";
import { orUnknown } from "../../api/orUnknown";
import { LearningClient } from "../../api/learning/LearningClient";
import type { ClassOverview, SyllabusModule } from "../../contract/hosts/classes";
import type { Lesson } from "../../contract/hosts/learning";
import { CHAPTER_PATHS, chapterPath, chapterSlugOf } from "../../contract/learning/chapterPaths";
import type { ChapterData } from "../../contract/learning/ChapterData";
import { outlineChapters } from "../../contract/learning/outline";
import { courseKey, coursePath, PREMIUM_TYPE } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { chapterHead, chapterJsonLd, chapterSlots } from "./chapterHead.server";

type Context = PageContext<Messages>;

/** What could be read of a chapter; each part may be missing without harm to the others. */
interface ChapterParts {
  readonly course: ClassOverview | null;
  readonly lesson: Lesson | null;
  readonly modules: readonly SyllabusModule[] | null;
}

/** Whether an address names a module that the chapter does not stand in. */
const isWrongModule = ({ params }: Context, { lesson, modules }: ChapterParts): boolean => {
  const named = params["moduleSlug"];
  const places = outlineChapters(modules ?? []).filter(({ slug }) => slug === params["chapterSlug"]);
  const known = [...places, ...(lesson ? [lesson] : [])].flatMap(({ moduleSlug }) => moduleSlug || []);
  return named !== undefined && known.length > 0 && !known.includes(named);
};

/** Whether the asker has the right to every chapter. A free chapter that is open says nothing of the others. */
const mayReadAll = ({ course, lesson }: ChapterParts): boolean => {
  if ((lesson ?? course)?.priceIdr === 0) return true;
  return lesson !== null && (lesson.mayReadAll ?? (!lesson.isLocked && !lesson.chapter.isFree));
};

/** Puts together what the page shows of class, syllabus and chapter. */
const toChapterData = (context: Context, parts: ChapterParts): ChapterData => {
  const { tenant, params, pattern, path } = context;
  const { course, lesson, modules } = parts;
  const chapterSlug = chapterSlugOf(context);
  const place = outlineChapters(modules ?? []).find(({ slug }) => slug === chapterSlug);
  const classSlug = course?.slug ?? lesson?.classSlug ?? courseKey(params);
  const isPremium = course ? course.type === PREMIUM_TYPE : pattern === CHAPTER_PATHS[1];
  const moduleSlug = place?.moduleSlug ?? lesson?.moduleSlug ?? "";
  return {
    classroomId: course?.classroomId ?? lesson?.classroomId ?? classSlug,
    classSlug,
    className: course?.name ?? lesson?.className ?? context.t.courses,
    isPremium,
    moduleSlug,
    chapterSlug,
    chapter: lesson?.chapter ?? place ?? null,
    lesson: lesson && { priceIdr: lesson.priceIdr, isLocked: lesson.isLocked, blocks: lesson.blocks },
    modules: modules?.map(({ title, slug, chapters }) => ({ title, slug, chapters })) ?? null,
    isPaid: ((lesson ?? course)?.priceIdr ?? 0) > 0,
    mayReadAll: mayReadAll(parts),
    coursePath: coursePath(tenant, classSlug, isPremium ? PREMIUM_TYPE : "") ?? null,
    path: chapterPath(tenant, { classSlug, isPremium, moduleSlug, chapterSlug }) ?? path,
  };
};

/** `…/module/{moduleSlug?}/chapter/{chapterSlug}`: class and chapter are asked for at once. */
export const chapterLoader = loader(
  async ({ http, report }: RemoteDeps, context: Context): Promise<Loaded<ChapterData> | Ending> => {
    const client = new CourseClient(http.services, report);
    const key = courseKey(context.params);
    const overview = client.overview(key);
    const [course, lesson] = await Promise.all([
      orNull(orUnknown(overview)),
      orNull(orUnknown(new LearningClient(http.learning).lesson(key, chapterSlugOf(context)))),
    ]);
    if (course === undefined || lesson === undefined) return notFound();
    if (context.pattern === CHAPTER_PATHS[1] && course && course.type !== PREMIUM_TYPE) return notFound();
    // With neither there is no page: what was wrong is said.
    const classroomId = course?.classroomId ?? lesson?.classroomId ?? (await overview).classroomId;
    const syllabus = await orNull(client.syllabus(classroomId));
    const parts = { course, lesson, modules: syllabus?.modules ?? null };
    if (isWrongModule(context, parts)) return notFound();
    const data = toChapterData(context, parts);
    return {
      data,
      head: chapterHead(data, course),
      jsonLd: chapterJsonLd(data, context),
      slots: chapterSlots(data),
      ...(lesson === null && { status: 503 }),
    };
  },
);

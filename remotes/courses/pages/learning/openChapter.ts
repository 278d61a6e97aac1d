import type { AppError } from "@serambi/kernel/errors";
import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import { CHAPTER_PATHS, chapterSlugOf } from "../../contract/learning/chapterPaths";
import { courseKey, PREMIUM_TYPE } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { learningOf } from "../../stores/learning/learningOf";

const UNKNOWN = new Set(["not-found", "bad-request", "invalid"]);

/** Whatever the host takes for nothing of its own is not found. */
export const isUnknown = (failure: AppError | null): boolean => failure !== null && UNKNOWN.has(failure.code);

/** Class and chapter side by side: either may be missing without harm to what there is of the other. */
export const openChapter = async (store: CoursesStore, context: PageContext<Messages>): Promise<PageOutcome> => {
  const key = courseKey(context.params);
  const course = store.course(key);
  const lesson = learningOf(store).lesson(key, chapterSlugOf(context));
  const [noCourse, noLesson] = await Promise.all([course.open(), lesson.open()]);
  const isOther =
    context.pattern === CHAPTER_PATHS[1] &&
    course.overview.state.data &&
    course.overview.state.data.type !== PREMIUM_TYPE;
  if (isUnknown(noCourse) || isUnknown(noLesson) || isOther) return { kind: "not-found" };
  if (noCourse && noLesson) throw noCourse;
  return { kind: "ok", ...(noLesson && { status: 503 }) };
};

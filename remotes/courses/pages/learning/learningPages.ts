import type { PageContext } from "@serambi/kernel/remote";
import type { AppError } from "@serambi/kernel/errors";

import { parseCatalogQuery } from "../../contract/catalogQuery";
import { CERTIFICATE_PATH } from "../../contract/learning/certificatePath";
import { CHAPTER_PATHS, chapterSlugOf } from "../../contract/learning/chapterPaths";
import { courseKey, PREMIUM_COURSE_PATH, PREMIUM_PATH, PREMIUM_TYPE } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { chunkPage } from "../chunkPage";

type Context = PageContext<Messages>;

const UNKNOWN = new Set(["not-found", "bad-request", "invalid"]);

const isUnknown = (failure: AppError | null): boolean => failure !== null && UNKNOWN.has(failure.code);

/** Class and chapter side by side: either may be missing without harm to what there is of the other. */
const openChapter = async (store: CoursesStore, context: Context) => {
  const key = courseKey(context.params);
  const course = store.course(key);
  const lesson = store.learning.lesson(key, chapterSlugOf(context));
  const [noCourse, noLesson] = await Promise.all([course.open(), lesson.open()]);
  const isOther =
    context.pattern === CHAPTER_PATHS[1] &&
    course.overview.state.data &&
    course.overview.state.data.type !== PREMIUM_TYPE;
  if (isUnknown(noCourse) || isUnknown(noLesson) || isOther) return { kind: "not-found" } as const;
  if (noCourse && noLesson) throw noCourse;
  return { kind: "ok", ...(noLesson && { status: 503 }) } as const;
};

/** Premium courses, and the chapters of every course. */
export const learningPages = [
  chunkPage({
    id: "premium",
    paths: [PREMIUM_PATH],
    load: () => import(/* webpackChunkName: "page-premium" */ "./PremiumPage"),
    preload: async ({ premium }, { query }) => {
      await premium.show(parseCatalogQuery(query));
      return { kind: "ok", ...(premium.list.state.phase === "failed" && { status: 503 }) };
    },
  }),
  chunkPage({
    id: "premium-course",
    paths: [PREMIUM_COURSE_PATH],
    load: () => import(/* webpackChunkName: "page-premium-course" */ "./PremiumCoursePage"),
    preload: async (store, { params }) => {
      const course = store.course(courseKey(params));
      const failure = await course.open();
      if (failure && !isUnknown(failure)) throw failure;
      return course.overview.state.data?.type === PREMIUM_TYPE ? { kind: "ok" } : { kind: "not-found" };
    },
  }),
  chunkPage({
    id: "chapter",
    paths: CHAPTER_PATHS,
    load: () => import(/* webpackChunkName: "page-chapter" */ "./PlayerPage"),
    preload: openChapter,
  }),
  chunkPage({
    id: "certificate",
    paths: [CERTIFICATE_PATH],
    load: () => import(/* webpackChunkName: "page-certificate" */ "./CertificatePage"),
    preload: async ({ learning }, { params }) => {
      const failure = await learning.openCertificate(params["code"] ?? "");
      if (failure && !isUnknown(failure)) throw failure;
      return { kind: failure ? "not-found" : "ok" };
    },
  }),
];

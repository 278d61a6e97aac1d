import { CERTIFICATE_PATH } from "../../contract/learning/certificatePath";
import { CHAPTER_PATHS } from "../../contract/learning/chapterPaths";
import { PREMIUM_COURSE_PATH, PREMIUM_PATH } from "../../contract/paths";
import type { CoursesDeps } from "../../stores/CoursesStore";
import { chunkPage } from "../chunkPage";

const readsClass = ({ reader }: CoursesDeps) => reader();
const readsLesson = ({ lessons }: CoursesDeps) => lessons();

/** Premium courses, and the chapters of every course. */
export const learningPages = [
  chunkPage({
    id: "premium",
    paths: [PREMIUM_PATH],
    load: () => import(/* webpackChunkName: "page-premium" */ "./PremiumPage"),
    reads: readsClass,
  }),
  chunkPage({
    id: "premium-course",
    paths: [PREMIUM_COURSE_PATH],
    texts: "learning",
    load: () => import(/* webpackChunkName: "page-premium-course" */ "./PremiumCoursePage"),
    reads: readsClass,
  }),
  chunkPage({
    id: "chapter",
    paths: CHAPTER_PATHS,
    texts: "learning",
    load: () => import(/* webpackChunkName: "page-chapter" */ "./PlayerPage"),
    reads: (deps) => Promise.all([readsClass(deps), readsLesson(deps)]),
  }),
  chunkPage({
    id: "certificate",
    paths: [CERTIFICATE_PATH],
    texts: "learning",
    load: () => import(/* webpackChunkName: "page-certificate" */ "./CertificatePage"),
    reads: readsLesson,
  }),
];

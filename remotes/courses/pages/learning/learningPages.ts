import { chunkPage } from "@serambi/kernel/pages";

import { CERTIFICATE_PATH } from "../../contract/learning/certificatePath";
import { CHAPTER_PATHS } from "../../contract/learning/chapterPaths";
import { PREMIUM_COURSE_PATH, PREMIUM_PATH } from "../../contract/paths";
import type { CoursesStore } from "../../stores/CoursesStore";

const readsClass = ({ deps }: CoursesStore) => deps.reader();
const readsLesson = ({ deps }: CoursesStore) => deps.lessons();

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
    reads: (store: CoursesStore) => Promise.all([readsClass(store), readsLesson(store)]),
  }),
  chunkPage({
    id: "certificate",
    paths: [CERTIFICATE_PATH],
    texts: "learning",
    load: () => import(/* webpackChunkName: "page-certificate" */ "./CertificatePage"),
    reads: readsLesson,
  }),
];

import { chunkPage } from "@serambi/kernel/pages";

import { CATALOGUE_PATHS, COMPETENCE_PATH, COURSE_PATHS, OVERVIEW_PATH, VIDEO_PATH } from "../contract/paths";
import type { CoursesStore } from "../stores/CoursesStore";

const reads = ({ deps }: CoursesStore) => deps.reader();

/** The lists of classes, the pages of classes, and the webinars. */
export const classPages = [
  chunkPage({
    id: "catalogue",
    paths: CATALOGUE_PATHS,
    load: () => import(/* webpackChunkName: "page-catalogue" */ "./CataloguePage"),
    reads,
  }),
  chunkPage({
    id: "competence",
    paths: [COMPETENCE_PATH],
    load: () => import(/* webpackChunkName: "page-competence" */ "./CompetencePage"),
    reads,
  }),
  chunkPage({
    id: "course",
    paths: COURSE_PATHS,
    load: () => import(/* webpackChunkName: "page-course" */ "./CoursePage"),
    reads,
  }),
  chunkPage({
    id: "overview",
    paths: [OVERVIEW_PATH],
    load: () => import(/* webpackChunkName: "page-overview" */ "./OverviewPage"),
    reads,
  }),
  chunkPage({
    id: "video",
    paths: [VIDEO_PATH],
    texts: "webinars",
    load: () => import(/* webpackChunkName: "page-video" */ "./VideoPage"),
    reads: ({ deps }) => deps.webinars(),
  }),
];

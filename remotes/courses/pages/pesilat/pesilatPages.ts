import { PESILAT_CLASS_PATH, PESILAT_PATH } from "../../contract/pesilat/paths";
import type { CoursesDeps } from "../../stores/CoursesStore";
import { chunkPage } from "../chunkPage";

const part = { texts: "pesilat", reads: ({ pesilat }: CoursesDeps) => pesilat.reader() };

/** The pages of the martial-arts programme. */
export const pesilatPages = [
  chunkPage({
    ...part,
    id: "pesilat",
    paths: [PESILAT_PATH],
    load: () => import(/* webpackChunkName: "page-pesilat" */ "./PesilatPage"),
  }),
  chunkPage({
    ...part,
    id: "pesilat-class",
    paths: [PESILAT_CLASS_PATH],
    load: () => import(/* webpackChunkName: "page-pesilat-class" */ "./PesilatClassPage"),
  }),
];

import { chunkPage } from "@serambi/kernel/pages";

import { PESILAT_CLASS_PATH, PESILAT_PATH } from "../../contract/pesilat/paths";
import type { CoursesStore } from "../../stores/CoursesStore";

const part = { texts: "pesilat", reads: ({ deps }: CoursesStore) => deps.pesilat.reader() };

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

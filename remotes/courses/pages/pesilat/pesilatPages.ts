import type { PageOutcome } from "@serambi/kernel/remote";

import { PESILAT_CLASS_PATH, PESILAT_PATH } from "../../contract/pesilat/paths";
import type { CoursesStore } from "../../stores/CoursesStore";
import { openCourse } from "../openCourse";
import { chunkPage } from "../chunkPage";

/** The page stands and offers a retry; whoever only reads its status is told too. */
const openProgramme = async ({ pesilat }: CoursesStore): Promise<PageOutcome> => {
  await pesilat.show();
  return { kind: "ok", ...(pesilat.programme.state.phase === "failed" && { status: 503 }) };
};

/** The pages of the martial-arts programme. */
export const pesilatPages = [
  chunkPage({
    id: "pesilat",
    paths: [PESILAT_PATH],
    load: () => import(/* webpackChunkName: "page-pesilat" */ "./PesilatPage"),
    preload: openProgramme,
  }),
  chunkPage({
    id: "pesilat-class",
    paths: [PESILAT_CLASS_PATH],
    load: () => import(/* webpackChunkName: "page-pesilat-class" */ "./PesilatClassPage"),
    preload: (store, { params: { code } }) => (code === undefined ? openProgramme(store) : openCourse(store, code)),
  }),
];

import { definePages } from "@serambi/kernel/remote";

import { PESILAT_CLASS_PATH, PESILAT_PATH } from "../../contract/pesilat/paths";

/** The pages of the martial-arts programme. */
export const pesilatPages = definePages([
  { id: "pesilat", paths: [PESILAT_PATH], texts: "pesilat", load: () => import("./PesilatPage") },
  { id: "pesilat-class", paths: [PESILAT_CLASS_PATH], texts: "pesilat", load: () => import("./PesilatClassPage") },
]);

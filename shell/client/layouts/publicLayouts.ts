import type { LayoutLoaders } from "./types";

/** Layouts of the public sites, each a chunk of its own. */
export const publicLayouts: LayoutLoaders = {
  "open-library": () => import(/* webpackChunkName: "layout-open-library" */ "./open-library/layout"),
  scholarship: () => import(/* webpackChunkName: "layout-scholarship" */ "./scholarship/layout"),
};

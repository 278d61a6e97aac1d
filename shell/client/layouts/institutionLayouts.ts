import type { LayoutLoaders } from "./types";

/** Layouts of the institution sites, each a chunk of its own. */
export const institutionLayouts: LayoutLoaders = {
  government: () => import(/* webpackChunkName: "layout-government" */ "./government/layout"),
  campus: () => import(/* webpackChunkName: "layout-campus" */ "./campus/layout"),
  corporate: () => import(/* webpackChunkName: "layout-corporate" */ "./corporate/layout"),
  programme: () => import(/* webpackChunkName: "layout-programme" */ "./programme/layout"),
};

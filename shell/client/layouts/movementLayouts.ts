import type { LayoutLoaders } from "./types";

/** Layouts of the movement sites, each a chunk of its own. */
export const movementLayouts: LayoutLoaders = {
  "creative-academy": () => import(/* webpackChunkName: "layout-creative-academy" */ "./creative-academy/layout"),
  pesilat: () => import(/* webpackChunkName: "layout-pesilat" */ "./pesilat/layout"),
  "school-league": () => import(/* webpackChunkName: "layout-school-league" */ "./school-league/layout"),
  "women-in-tech": () => import(/* webpackChunkName: "layout-women-in-tech" */ "./women-in-tech/layout"),
};

import type { LayoutLoaders } from "./types";

/** Layouts of the press sites, each a chunk of its own. */
export const pressLayouts: LayoutLoaders = {
  media: () => import(/* webpackChunkName: "layout-media" */ "./media/layout"),
  metamorfosa: () => import(/* webpackChunkName: "layout-metamorfosa" */ "./metamorfosa/layout"),
  innovation: () => import(/* webpackChunkName: "layout-innovation" */ "./innovation/layout"),
  aksara: () => import(/* webpackChunkName: "layout-aksara" */ "./aksara/layout"),
};

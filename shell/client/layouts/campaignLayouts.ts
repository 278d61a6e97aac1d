import type { LayoutLoaders } from "./types";

/** Layouts of the campaign sites, each a chunk of its own. */
export const campaignLayouts: LayoutLoaders = {
  bootcamp: () => import(/* webpackChunkName: "layout-bootcamp" */ "./bootcamp/layout"),
  "career-day": () => import(/* webpackChunkName: "layout-career-day" */ "./career-day/layout"),
  festival: () => import(/* webpackChunkName: "layout-festival" */ "./festival/layout"),
  hackathon: () => import(/* webpackChunkName: "layout-hackathon" */ "./hackathon/layout"),
};

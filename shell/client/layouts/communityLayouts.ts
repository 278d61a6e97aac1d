import type { LayoutLoaders } from "./types";

/** Layouts of the community sites, each a chunk of its own. */
export const communityLayouts: LayoutLoaders = {
  talent: () => import(/* webpackChunkName: "layout-talent" */ "./talent/layout"),
  "mentor-network": () => import(/* webpackChunkName: "layout-mentor-network" */ "./mentor-network/layout"),
  "teacher-fellowship": () => import(/* webpackChunkName: "layout-teacher-fellowship" */ "./teacher-fellowship/layout"),
  alumni: () => import(/* webpackChunkName: "layout-alumni" */ "./alumni/layout"),
};

import type { LayoutLoaders } from "./types";

/** Layouts of the community sites, each a chunk of its own. */
export const communityLayouts: LayoutLoaders = {};

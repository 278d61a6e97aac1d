import type { LayoutLoaders } from "./types";

/** Layouts of the public sites, each a chunk of its own. */
export const publicLayouts: LayoutLoaders = {};

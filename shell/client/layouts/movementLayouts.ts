import type { LayoutLoaders } from "./types";

/** Layouts of the movement sites, each a chunk of its own. */
export const movementLayouts: LayoutLoaders = {};

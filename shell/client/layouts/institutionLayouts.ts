import type { LayoutLoaders } from "./types";

/** Layouts of the institution sites, each a chunk of its own. */
export const institutionLayouts: LayoutLoaders = {};

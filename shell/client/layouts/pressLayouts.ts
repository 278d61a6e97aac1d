import type { LayoutLoaders } from "./types";

/** Layouts of the press sites, each a chunk of its own. */
export const pressLayouts: LayoutLoaders = {};

import type { LayoutLoaders } from "./types";

/** Layouts of the campaign sites, each a chunk of its own. */
export const campaignLayouts: LayoutLoaders = {};

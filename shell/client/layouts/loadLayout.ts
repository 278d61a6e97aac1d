import type { LayoutName } from "@serambi/kernel/contracts";
import { campaignLayouts } from "./campaignLayouts";
import { communityLayouts } from "./communityLayouts";
import { institutionLayouts } from "./institutionLayouts";
import { layoutClass } from "./layoutClass";
import { movementLayouts } from "./movementLayouts";
import { pressLayouts } from "./pressLayouts";
import { publicLayouts } from "./publicLayouts";
import type { Layout, LayoutLoaders } from "./types";

/** Layouts with a file of their own, each a chunk named `layout-<name>`. */
const loaders: LayoutLoaders = {
  ...pressLayouts,
  ...campaignLayouts,
  ...institutionLayouts,
  ...communityLayouts,
  ...movementLayouts,
  ...publicLayouts,
  default: () => import(/* webpackChunkName: "layout-default" */ "./default/layout"),
  blank: () => import(/* webpackChunkName: "layout-blank" */ "./blank/layout"),
  main: () => import(/* webpackChunkName: "layout-main" */ "./main/layout"),
  foundation: () => import(/* webpackChunkName: "layout-foundation" */ "./foundation/layout"),
  demo: () => import(/* webpackChunkName: "layout-demo" */ "./demo/layout"),
  "coding-school": () => import(/* webpackChunkName: "layout-coding-school" */ "./coding-school/layout"),
};

const isDrawn = (name: string): name is LayoutName => Object.hasOwn(loaders, name);

/**
 * The layout that answers to a name: itself, or `default` for a name that is not drawn yet, for the three developer
 * layouts and for a name that nobody knows (specification section 2.4).
 */
const drawnName = (name: string): LayoutName => (isDrawn(name) ? name : "default");

/** Chunk of the layout that a tenant's setting names. */
export const layoutChunk = (name: string): string => `layout-${drawnName(name)}`;

/** The layout that a tenant's setting names; any text may stand there. */
export const loadLayout = async (name: string): Promise<Layout> => {
  const load = loaders[drawnName(name)];
  if (!load) throw new Error(`No layout ${name}`);
  const { layout } = await load();
  return { ...layout, className: layoutClass(layout) };
};

export { layoutChunk, loadLayout } from "./loadLayout";
export { LAYOUT_NAMES } from "./names";
export type { Layout } from "./types";

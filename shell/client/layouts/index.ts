export { layoutChunk, loadLayout } from "./loadLayout";
export { LAYOUT_NAMES, type LayoutName } from "./names";
export type { FrameProps, Layout } from "./types";

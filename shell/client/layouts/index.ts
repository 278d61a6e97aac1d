export { layoutChunk, loadLayout } from "./loadLayout";
export type { Layout } from "./types";

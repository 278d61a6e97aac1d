import type { Layout } from "./types";

/** Layouts whose first section and header are one ground: there the section decides the colours of the whole first screen. */
const CANVASES: ReadonlySet<string> = new Set(["demo", "creative-academy"]);

/**
 * Classes of the document's element. Besides the layout's own there is one by its kind, and that differs for the demo and
 * the creative academy (specification section 2.4).
 */
export const layoutClass = ({ name, className }: Pick<Layout, "name" | "className">): string =>
  `${CANVASES.has(name) ? "layout-canvas" : "layout-page"} ${className}`.trimEnd();

const KB = 1024;

/** Scripts of a page's first visit, brotli: the shell's, its largest layout and texts, and the remote's. (docs/weight.md) */
export const PAGE_SCRIPT_BYTES = 135 * KB;

/** What one slot may add to the page that it stands on, scripts and styles, brotli. */
export const SLOT_BYTES = 24 * KB;

/** Styles that a page brings, brotli: they stand in its HTML. */
export const PAGE_STYLE_BYTES = 16 * KB;

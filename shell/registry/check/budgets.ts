const KB = 1024;

/**
 * Scripts of a page's first visit, brotli: the shell's, its largest layout and texts, and the remote's. A class with its form and its
 * list has 138.8 KB with the largest layout, which few sites have; `npm run bench -- kinds` watches 135 KB on a site (decision 100).
 */
export const PAGE_SCRIPT_BYTES = 140 * KB;

/** What one slot may add to the page that it stands on, scripts and styles, brotli. */
export const SLOT_BYTES = 24 * KB;

/** Styles that a page brings, brotli: they stand in its HTML. */
export const PAGE_STYLE_BYTES = 16 * KB;

/** One draw of a page or slot: loader and HTML, without the frame around it. */
export interface DrawBudgets {
  /** Processor time. */
  readonly cpuMs: number;
  /** By the clock, where it leaves the processor alone: hosts answer at once here. */
  readonly waitedMs: number;
  readonly htmlBytes: number;
  /** Each part of the state that travels to browsers, as JSON. The contract allows 1 MB, and the server sends no more. */
  readonly travellingBytes: number;
}

/** With what fixtures answer, when the code is warm. */
export const DRAWN: DrawBudgets = { cpuMs: 1_000, waitedMs: 1_500, htmlBytes: KB * KB, travellingBytes: KB * KB };

/** With answers that are larger or odder than those of fixtures. More HTML, or more data, the server does not send (decision 98). */
export const ODDLY_DRAWN: DrawBudgets = {
  cpuMs: 1_000,
  waitedMs: Number.POSITIVE_INFINITY,
  htmlBytes: 4 * KB * KB,
  travellingBytes: KB * KB,
};

/** Memory that is still held after a draw, when everything has been collected. */
export const RETAINED_BYTES = 64 * KB;

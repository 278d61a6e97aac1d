/** What going to a place does to the browser's history; `none` where the browser has gone there itself. */
export type HistoryChange = "push" | "replace" | "none";

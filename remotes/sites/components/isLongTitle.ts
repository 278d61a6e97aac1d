/** From how many letters a line no longer fits a title that was measured for a word or two. */
const LONG = 14;

/** Whether a title set as large as the window needs a smaller size and lines that wrap. */
export const isLongTitle = (lines: readonly string[]): boolean => lines.some((line) => line.length > LONG);

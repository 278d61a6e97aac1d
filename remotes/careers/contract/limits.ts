export const MAX_CV_BYTES = 5 * 1024 * 1024;
/** The size of one part of a file in bytes, before it is written as text. */
export const PART_BYTES = 192 * 1024;
/** The widest range of pay: its end is at most this many times its beginning. */
export const MAX_PAY_SPREAD = 1.6;

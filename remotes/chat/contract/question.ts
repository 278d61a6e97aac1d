/** Longest question; what is longer is no question. */
export const MAX_QUESTION_LENGTH = 1_000;

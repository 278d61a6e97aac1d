export const MAX_WORDS = 1000;

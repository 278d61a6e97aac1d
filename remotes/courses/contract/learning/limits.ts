/*
 * The bounds of a learner's progress. They stand apart from the schemas of the learning host, which no page carries.
 */

/** How much of a chapter is behind a reader at its end, in thousandths. */
export const MAX_POSITION = 1000;
export const MAX_NOTE_LENGTH = 10_000;
/** Longer names and titles are kept cut. */
export const MAX_KEPT_TEXT = 300;
export const MAX_SAVED_CLASSES = 50;

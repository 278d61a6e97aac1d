export const QUESTION_COUNT = 24;
export const STATEMENT_COUNT = 4;

/** Dominant, influence, steady, careful. */
export const STYLES = ["d", "i", "s", "c"] as const;
export type Style = (typeof STYLES)[number];

/**
 * The style of the statement at a position, from 0, of a question, from 1: each question shows its styles in another order. The database works
 * scores out by the same rule (service/migrations/0005_personality.sql).
 */
export const styleAt = (question: number, position: number): Style =>
  STYLES[(question + position * (question % 2 === 1 ? 1 : 3)) % STYLES.length] ?? "d";

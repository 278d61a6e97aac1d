/** A reason is read by everybody: fewer letters say nothing. */
export const REASON = { min: 5, max: 200 } as const;
/** An entry can be taken back for so long. */
export const UNDO_SECONDS = 10;

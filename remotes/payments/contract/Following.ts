/** How an invoice is followed until nothing more is to come of it. */
export interface Following {
  /** Questions that were answered since the page came. */
  readonly asked: number;
  /** Until the next question. */
  readonly waitMs: number;
  readonly isAsking: boolean;
  readonly isUnreachable: boolean;
  /** Asks once, now. */
  readonly ask: () => Promise<void>;
}

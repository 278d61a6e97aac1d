export const APPLICATION_STATES = ["sent", "read", "interview", "offer", "rejected", "withdrawn"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** States that a company's board has columns for. */
export const BOARD_STATES = ["sent", "read", "interview", "offer", "rejected"] as const;
export type BoardState = (typeof BOARD_STATES)[number];

const NEXT: Readonly<Record<ApplicationState, readonly BoardState[]>> = {
  sent: ["read", "interview", "offer", "rejected"],
  read: ["interview", "offer", "rejected"],
  interview: ["read", "offer", "rejected"],
  offer: ["interview", "rejected"],
  rejected: [],
  withdrawn: [],
};

/** Where a company may move an application from here. A rejection and a withdrawal are final: somebody was written to. */
export const movesFrom = (state: ApplicationState): readonly BoardState[] => NEXT[state];

/** An applicant can take an application back until it was answered for good. */
export const isOngoing = (state: ApplicationState): boolean => NEXT[state].length > 0;

/** Companies see who it is from the invitation on. */
export const isNamed = (state: ApplicationState): boolean => state === "interview" || state === "offer";

export const DAYS_KEPT = 180;

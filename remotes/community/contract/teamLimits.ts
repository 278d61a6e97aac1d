/** As seasons are named: `2026-27`. */
export const SEASON = /^\d{4}-\d{2}$/;

export const MIN_MEMBERS = 3;
export const MAX_MEMBERS = 5;

export const MAX_CONSENT_BYTES = 5 * 1024 * 1024;

export const TEAM_STATES = ["registered", "confirmed", "declined", "withdrawn"] as const;

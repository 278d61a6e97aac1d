/** As seasons are named: `2026-27`. */
export const SEASON = /^\d{4}-\d{2}$/;

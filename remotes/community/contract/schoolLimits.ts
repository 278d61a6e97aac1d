/** Kinds of schools and who runs them, as the directory of the ministry names them. */
export const LEVELS = ["SD", "SMP", "SMA", "SMK", "MA", "PKBM", "LKP"] as const;
export const STATUSES = ["negeri", "swasta"] as const;

/** The number of a school in the national directory: eight digits, or K or P before seven. */
export const NPSN = /^(?:\d{8}|[KP]\d{7})$/;

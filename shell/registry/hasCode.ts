/** Whether the system said this: `ENOENT`, `EEXIST`. */
export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === code;

/** Whether the system has no room for what was to be written, or its disk is read-only. */
export const hasNoRoom = (error: unknown): boolean =>
  ["ENOSPC", "EDQUOT", "EROFS"].some((code) => hasCode(error, code));

/** Where local storage has progress. */
export const PROGRESS_KEY = "learning_progress";

/** Local storage holds only this of a session: the token is a cookie that no script can read. */
const SESSION_KEY = "access_token";
const SESSION_MARKER = "cookie";

export const isSession = (storage: Pick<Storage, "getItem">): boolean =>
  storage.getItem(SESSION_KEY) === SESSION_MARKER;

/** Whether there can be any progress to show: where there is none, what reads it need not be loaded. */
export const hasKeptProgress = (): boolean => {
  try {
    return localStorage.getItem(PROGRESS_KEY) !== null || isSession(localStorage);
  } catch {
    return false; // a browser that keeps nothing
  }
};

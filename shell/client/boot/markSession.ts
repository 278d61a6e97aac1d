const KEY = "access_token";
const MARKER = "cookie";

/**
 * Keeps what a page may know of a session: that there is one (decisions, section 2). The token is a cookie that no script reads. What the
 * person who has left was known to have is not left for the next one.
 * @param hasSession as the server saw it when it made this page
 */
export const markSession = (hasSession: boolean): void => {
  try {
    const isMarked = localStorage.getItem(KEY) === MARKER;
    if (hasSession && !isMarked) localStorage.setItem(KEY, MARKER);
    if (!hasSession && isMarked) localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: pages are those of a visitor, and work.
  }
};

import { forgetPerson, SESSION_KEY, TOKEN_KEY, TOKEN_MARKER } from "../session/sessionKeys";

/**
 * Keeps what a page may know of a session: that there is one (decisions, section 2), and whether it is the same person's as before. What this
 * browser keeps of somebody else is forgotten. A page without a session forgets nothing: it may be a copy from before, shown offline.
 * @param session the server's mark of the person when it made this page; undefined without one
 */
export const markSession = (session: string | undefined): void => {
  try {
    if (session === undefined) {
      if (localStorage.getItem(TOKEN_KEY) === TOKEN_MARKER) localStorage.removeItem(TOKEN_KEY);
      return;
    }
    const known = localStorage.getItem(SESSION_KEY);
    if (known !== null && known !== session) forgetPerson();
    if (known !== session) localStorage.setItem(SESSION_KEY, session);
    if (localStorage.getItem(TOKEN_KEY) !== TOKEN_MARKER) localStorage.setItem(TOKEN_KEY, TOKEN_MARKER);
  } catch {
    // A browser that keeps nothing: pages are those of a visitor, and work.
  }
};

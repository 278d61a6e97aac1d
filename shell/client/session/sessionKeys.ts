/** Local storage has only this of a session (decisions, section 2): the token is a cookie that no script reads. */
export const TOKEN_KEY = "access_token";
export const TOKEN_MARKER = "cookie";

/** Which session this browser's pages were made for last: the server's mark of it, which leads to no token. */
export const SESSION_KEY = "session";

/** What is the browser's and not a person's: the rest is forgotten with a session. */
const IMPERSONAL = new Set(["app_version", "lms_id", "theme", "search_key"]);

/** Forgets everything that local storage and this tab keep of a person. */
export const forgetPerson = (): void => {
  for (const key of Object.keys(localStorage)) if (!IMPERSONAL.has(key)) localStorage.removeItem(key);
  sessionStorage.clear();
};

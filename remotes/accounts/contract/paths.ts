/** The room of whoever is signed in (decisions, section 5). */
export const WELCOME_PATH = "/Welcome";
/** Ends the session on this site and on the account site; the shell's own. */
export const LOGOUT_PATH = "/Logout";

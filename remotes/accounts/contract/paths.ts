/** The room of whoever is signed in (decisions, section 5). */
export const WELCOME_PATH = "/Welcome";
/** Leads to the account site and back; the shell's own, as the next two. */
export const LOGIN_PATH = "/Login";
/** Ends the session on this site and on the account site. */
export const LOGOUT_PATH = "/Logout";
/** The person's own page on the account site. */
export const ACCOUNT_PATH = "/Account";

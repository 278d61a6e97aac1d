export const PRIVACY_PATH = "/Privacy-Policy";
export const TERMS_PATH = "/Terms-And-Conditions";

/** Texts that bind a site and whoever uses it: the name of a folder in `legal/`. */
export const LEGAL_DOCUMENTS = ["privacy", "terms"] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

export const LEGAL_PATHS: Readonly<Record<LegalDocument, string>> = { privacy: PRIVACY_PATH, terms: TERMS_PATH };

/** Names in the query: an older version, and whether changes are shown in the text. */
export const VERSION_QUERY = "version";
export const CHANGES_QUERY = "changes";
/** The value of `CHANGES_QUERY` with which the text stands as it is in force. */
export const WITHOUT_CHANGES = "none";

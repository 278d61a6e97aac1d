/** Languages of the interface (decisions, section 6): English for the main brand, Indonesian elsewhere. */
export const LANGUAGES = ["id", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

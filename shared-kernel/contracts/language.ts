/** Languages of the interface (decisions, section 6): English for the main brand, Indonesian elsewhere. */
export const LANGUAGES = ["id", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The languages in which a site can be read: its own and those it names besides. */
export const offeredLanguages = (settings: {
  readonly language: Language;
  readonly languages: readonly Language[];
}): readonly Language[] =>
  LANGUAGES.filter((language) => language === settings.language || settings.languages.includes(language));

/** Languages of the interface (decisions, section 6): English for the main brand, Indonesian elsewhere. */
export const LANGUAGES = ["id", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** Names the language of a page or document in its address, where a site offers several (decision 17). */
export const LANGUAGE_PARAMETER = "lang";

/** Path of a document in a language: of its visitor a document knows what its address says. The site's own is the plain path. */
export const documentPath = (
  { settings }: { readonly settings: { readonly language: Language } },
  path: string,
  language: Language,
): string =>
  language === settings.language ? path : `${path}${path.includes("?") ? "&" : "?"}${LANGUAGE_PARAMETER}=${language}`;

/** The languages in which a site can be read: its own and those it names besides. */
export const offeredLanguages = (settings: {
  readonly language: Language;
  readonly languages: readonly Language[];
}): readonly Language[] =>
  LANGUAGES.filter((language) => language === settings.language || settings.languages.includes(language));

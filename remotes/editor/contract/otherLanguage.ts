import type { Language } from "@serambi/kernel/contracts";

/** The language that a site may be written in besides its own. */
export const OTHER_LANGUAGE: Readonly<Record<Language, Language>> = { id: "en", en: "id" };

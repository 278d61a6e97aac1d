import type { Language } from "@serambi/kernel/contracts";

import { messages as english } from "./en";
import { messages as indonesian, type ErrorMessages } from "./id";

const CATALOGUES: Readonly<Record<Language, ErrorMessages>> = { id: indonesian, en: english };

/** The texts of answers that no tenant's own page gives. */
export const errorTexts = (language: Language): ErrorMessages => CATALOGUES[language];

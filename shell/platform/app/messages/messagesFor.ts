import type { Language } from "@serambi/kernel/contracts";

import { en } from "./en";
import { id, type Messages } from "./id";

/** Before the tenant is known, and for requests of no tenant (decisions, section 6: Indonesian by default). */
const DEFAULT_LANGUAGE: Language = "id";

const MESSAGES: Readonly<Record<Language, Messages>> = { id, en };

export const messagesFor = (language: Language = DEFAULT_LANGUAGE): Messages => MESSAGES[language];

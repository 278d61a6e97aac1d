import type { Language } from "@serambi/kernel/contracts";

import { en, type AccountMessages } from "./en";
import { id } from "./id";

const MESSAGES: Readonly<Record<Language, AccountMessages>> = { id, en };

export const accountMessages = (language: Language): AccountMessages => MESSAGES[language];

import type { Language } from "@serambi/kernel/contracts";

import { en } from "./en";
import { id } from "./id";

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

export type Messages = Texts<typeof id>;

/** Before the tenant is known, and for requests of no tenant (decisions, section 6: Indonesian by default). */
export const DEFAULT_LANGUAGE: Language = "id";

const MESSAGES: Readonly<Record<Language, Messages>> = { id, en };

export const messagesFor = (language: Language = DEFAULT_LANGUAGE): Messages => MESSAGES[language];

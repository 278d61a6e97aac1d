import type { Language } from "@serambi/kernel/contracts";

import type { ShellMessages } from "./id";

const catalogues: Readonly<Record<Language, () => Promise<{ readonly messages: ShellMessages }>>> = {
  id: () => import(/* webpackChunkName: "messages-id" */ "./id"),
  en: () => import(/* webpackChunkName: "messages-en" */ "./en"),
};

/** The shell's texts in one language; the other is never fetched. */
export const loadMessages = async (language: Language): Promise<ShellMessages> =>
  (await catalogues[language]()).messages;

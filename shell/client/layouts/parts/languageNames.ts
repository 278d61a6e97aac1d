import type { Language } from "@serambi/kernel/contracts";

/** Each language as itself names it: whoever looks for it reads that one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, { readonly code: string; readonly name: string }>> = {
  id: { code: "ID", name: "Bahasa Indonesia" },
  en: { code: "EN", name: "English" },
};

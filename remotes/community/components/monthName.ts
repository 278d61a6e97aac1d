import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";

/** `Desember 2023` of `2023-12`. */
export const monthName = (month: string, language: Language): string =>
  formatDate(`${month}-01`, language).replace(/^1 /, "");

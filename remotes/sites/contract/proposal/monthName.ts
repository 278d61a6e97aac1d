import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";

/** `2027-01` as people write it: the date without its day. */
export const monthName = (month: string, language: Language): string =>
  formatDate(`${month}-01`, language).replace(/^1 /, "");

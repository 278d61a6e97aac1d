import type { Language } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";

/** A part of a whole in percent, without decimals: `62%`. */
export const percentOf = (part: number, whole: number, language: Language): string =>
  `${formatNumber(whole === 0 ? 0 : Math.round((100 * part) / whole), language)}%`;

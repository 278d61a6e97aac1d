import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";

/** Western Indonesian Time: seven hours ahead of UTC in every season. */
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/** A moment with its time of day in Jakarta: `21 Nov 2026, 10.07 WIB`. */
export const momentText = (iso: string, language: Language): string => {
  const [hours, minutes] = new Date(Date.parse(iso) + JAKARTA_OFFSET_MS).toISOString().slice(11, 16).split(":");
  return `${formatDate(iso, language, "short")}, ${hours}${language === "id" ? "." : ":"}${minutes} WIB`;
};

import type { Language } from "@serambi/kernel/contracts";
import { formatDate, type DateStyle } from "@serambi/kernel/i18n";

/** Western Indonesian Time: seven hours ahead of UTC in every season. */
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/** An instant with its time of day in Asia/Jakarta: `21 Nov 2026, 10.07 WIB`. */
export const momentText = (iso: string, language: Language, style: DateStyle = "short"): string => {
  const [hours, minutes] = new Date(new Date(iso).getTime() + JAKARTA_OFFSET_MS).toISOString().slice(11, 16).split(":");
  return `${formatDate(iso, language, style)}, ${hours}${language === "id" ? "." : ":"}${minutes} WIB`;
};

import type { Language } from "../contracts";

/** Of thousands, and of decimals. */
const SEPARATORS: Readonly<Record<Language, readonly [string, string]>> = { id: [".", ","], en: [",", "."] };

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  id: "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
};

/** A short month is the first letters of the long one, in both languages: `Agu`, `Mei`, `Sep`. */
const SHORT_MONTH_LENGTH = 3;

/** Western Indonesian Time: seven hours ahead of UTC in every season. */
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/** `12 November 2026`, `12 Nov 2026`, `12 Nov`. */
export type DateStyle = "long" | "short" | "day-month";

/**
 * A number as the language writes it, with at most three decimals, or with exactly so many: `12.345,5`, `12,345.5`.
 * Not `Intl`, whose first use costs a page 17 ms of processor time (`docs/decisions/0009`).
 */
export const formatNumber = (value: number, language: Language, places?: number): string => {
  const [thousands, decimals] = SEPARATORS[language];
  const written = places === undefined ? String(Math.round(value * 1000) / 1000) : value.toFixed(places);
  const [whole = "", fraction] = written.split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return fraction === undefined ? grouped : `${grouped}${decimals}${fraction}`;
};

/** Whole Rupiah: `Rp 50.000.000` or `IDR 50,000,000` (decisions, section 7). The space never breaks. */
export const formatRupiah = (amountIdr: number, language: Language): string =>
  `${language === "id" ? "Rp" : "IDR"}\u00a0${formatNumber(amountIdr, language)}`;

/** An ISO date or instant in Asia/Jakarta: `12 November 2026`, `12 Nov 2026`, `12 Nov`. */
export const formatDate = (iso: string, language: Language, style: DateStyle = "long"): string => {
  const isDay = iso.length === 10;
  const date = new Date(new Date(iso).getTime() + (isDay ? 0 : JAKARTA_OFFSET_MS));
  const name = MONTHS[language][date.getUTCMonth()] ?? "";
  const month = style === "long" ? name : name.slice(0, SHORT_MONTH_LENGTH);
  const day = `${date.getUTCDate()} ${month}`;
  return style === "day-month" ? day : `${day} ${date.getUTCFullYear()}`;
};

/** Minutes as hours and minutes: `14 h 50`, `45 min`; `14 jam 50 mnt`, `45 menit`. */
export const formatDuration = (minutes: number, language: Language): string => {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return language === "id" ? `${rest} menit` : `${rest} min`;
  const hourPart = language === "id" ? `${hours} jam` : `${hours} h`;
  if (rest === 0) return hourPart;
  return language === "id" ? `${hourPart} ${rest} mnt` : `${hourPart} ${String(rest).padStart(2, "0")}`;
};

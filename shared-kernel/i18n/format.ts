import type { Language } from "../contracts";

const LOCALES: Readonly<Record<Language, string>> = { id: "id-ID", en: "en-GB" };
const NUMBERS: Readonly<Record<Language, Intl.NumberFormat>> = {
  id: new Intl.NumberFormat("id-ID"),
  en: new Intl.NumberFormat("en-US"),
};

const dateFormats = new Map<string, Intl.DateTimeFormat>();

const dateFormat = (language: Language, style: DateStyle): Intl.DateTimeFormat => {
  const key = `${language} ${style}`;
  const known = dateFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: "Asia/Jakarta",
    day: "numeric",
    month: style === "long" ? "long" : "short",
    ...(style !== "day-month" && { year: "numeric" }),
  });
  dateFormats.set(key, made);
  return made;
};

export type DateStyle = "long" | "short" | "day-month";

export const formatNumber = (value: number, language: Language): string => NUMBERS[language].format(value);

/**
 * Whole Rupiah: `Rp 50.000.000` or `IDR 50,000,000` (decisions, section 7). The prefix is ours and the
 * space never breaks: ICU versions differ in both, and server and browser must agree to the letter.
 */
export const formatRupiah = (amountIdr: number, language: Language): string =>
  `${language === "id" ? "Rp" : "IDR"}\u00a0${formatNumber(amountIdr, language)}`;

/** An ISO date or instant in Asia/Jakarta: `12 November 2026`, `12 Nov 2026`, `12 Nov`. */
export const formatDate = (iso: string, language: Language, style: DateStyle = "long"): string =>
  dateFormat(language, style).format(new Date(iso.length === 10 ? `${iso}T00:00:00+07:00` : iso));

/** Minutes as hours and minutes: `14 h 50`, `45 min`; `14 jam 50 mnt`, `45 menit`. */
export const formatDuration = (minutes: number, language: Language): string => {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return language === "id" ? `${rest} menit` : `${rest} min`;
  const hourPart = language === "id" ? `${hours} jam` : `${hours} h`;
  if (rest === 0) return hourPart;
  return language === "id" ? `${hourPart} ${rest} mnt` : `${hourPart} ${String(rest).padStart(2, "0")}`;
};

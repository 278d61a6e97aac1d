import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";

/** Western Indonesian Time: seven hours ahead of UTC in every season. */
export const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/** By language, from Sunday on. */
export const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  id: "Minggu Senin Selasa Rabu Kamis Jumat Sabtu".split(" "),
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
};

/** `2026-11-24` of an instant, in Jakarta. */
export const jakartaDay = (instant: Date): string =>
  new Date(instant.getTime() + JAKARTA_OFFSET_MS).toISOString().slice(0, 10);

/** The instant of a time of day in Jakarta. @param time `16:00` */
export const jakartaInstant = (day: string, time: string): Date => new Date(`${day}T${time}:00+07:00`);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** `Selasa, 24 November 2026` */
export const formatDay = (day: string, language: Language): string =>
  `${WEEKDAYS[language][weekdayOf(day)] ?? ""}, ${formatDate(day, language)}`;

/** `16.00` of an instant, in Jakarta. */
export const formatTime = (iso: string, language: Language): string => {
  const time = new Date(Date.parse(iso) + JAKARTA_OFFSET_MS).toISOString().slice(11, 16);
  return language === "id" ? time.replace(":", ".") : time;
};

/** `Selasa, 24 November 2026, 16.00 WIB` */
export const formatMoment = (iso: string, language: Language): string =>
  `${formatDay(jakartaDay(new Date(iso)), language)}, ${formatTime(iso, language)} WIB`;

import type { Language } from "@serambi/kernel/contracts";

const MINUTE = 60;
const HOUR = 3_600;

/** As the language writes a length of time: `2.30`, `2:30`. */
const SIGNS: Readonly<Record<Language, string>> = { id: ".", en: ":" };

const two = (value: number): string => String(value).padStart(2, "0");

/** Whole hours, minutes and seconds. */
export const clockParts = (seconds: number): readonly [hours: number, minutes: number, seconds: number] => {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
};

/** A place in a recording, or its length, as it is read: `2.30`, `1.02.05`; in English `2:30`. */
export const clock = (seconds: number, language: Language): string => {
  const [hours, minutes, rest] = clockParts(seconds);
  const parts = hours > 0 ? [hours, two(minutes), two(rest)] : [minutes, two(rest)];
  return parts.join(SIGNS[language]);
};

/** A length as schema.org and HTML write it (ISO 8601): `PT2M30S`. */
export const isoDuration = (seconds: number): string => {
  const [hours, minutes, rest] = clockParts(Math.round(seconds));
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, rest && `${rest}S`].filter(Boolean);
  return `PT${parts.join("") || "0S"}`;
};

const TIME = /^\d{1,6}(?:\.\d{1,3})?$/;

/** The place in a recording that an address names (`?t=90`), in seconds; undefined where it names none. */
export const timeOf = (query: URLSearchParams): number | undefined => {
  const text = query.get("t") ?? "";
  return TIME.test(text) ? Number(text) : undefined;
};

/** The belts of pencak silat, from the lowest to the highest. */
export const BELTS = ["white", "yellow", "green", "red", "black"] as const;
export type Belt = (typeof BELTS)[number];

/** In the words of a class's level: `Sabuk putih`, `White belt`. */
const BELT_WORDS: Readonly<Record<Belt, RegExp>> = {
  white: /\b(?:putih|white)\b/i,
  yellow: /\b(?:kuning|yellow)\b/i,
  green: /\b(?:hijau|green)\b/i,
  red: /\b(?:merah|red)\b/i,
  black: /\b(?:hitam|black)\b/i,
};

/** The belt that a level names; null for one that names none: a class that is open to everybody. */
export const beltOf = (level: string): Belt | null =>
  /\b(?:sabuk|belt)\b/i.test(level) ? (BELTS.find((belt) => BELT_WORDS[belt].test(level)) ?? null) : null;

/** Levels are the tenant's own words; the usual ones are put in order, any other stands after them by name. */
const LEVELS = [
  "pemula",
  "beginner",
  "dasar",
  "menengah",
  "intermediate",
  "lanjutan",
  "lanjut",
  "advanced",
  "mahir",
  "expert",
  // Belts of silat, from the first to the last.
  "sabuk putih",
  "sabuk kuning",
  "sabuk hijau",
  "sabuk merah",
  "sabuk hitam",
];

const rank = (level: string): number => {
  const index = LEVELS.indexOf(level.toLowerCase());
  return index === -1 ? LEVELS.length : index;
};

/** From the first level to the last. */
export const byLevel = (a: string, b: string): number =>
  rank(a) - rank(b) || a.localeCompare(b, "id", { numeric: true });

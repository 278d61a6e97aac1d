export const ADULT_YEARS = 18;

/** Whole years on a day; days are written `2026-11-27`. */
export const yearsOn = (birthDate: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0);

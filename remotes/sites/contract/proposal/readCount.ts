/** Thousands as people group them: `1.200`, `1,200` and `1 200` are one number in both languages, because nobody counts parts of people. */
const GROUPED = /^\d{1,3}(?:[.,\s]\d{3})+$/;

/** @returns NaN where it is no whole number */
export const readCount = (typed: string | number): number => {
  if (typeof typed === "number") return typed;
  const text = typed.trim();
  const digits = GROUPED.test(text) ? text.replace(/[.,\s]/g, "") : text;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A mark as it was typed: a whole number from 0 to 100, or none. */
const readMark = (typed: string): number | null => {
  if (!/^\d{1,3}$/.test(typed.trim())) return null;
  const mark = Number(typed);
  return mark <= 100 ? mark : null;
};

/** The average of the marks that count, rounded; null when there is none. */
export const average = (typed: readonly string[]): number | null => {
  const marks = typed.map(readMark).filter((mark) => mark !== null);
  return marks.length === 0 ? null : Math.round(marks.reduce((sum, mark) => sum + mark, 0) / marks.length);
};

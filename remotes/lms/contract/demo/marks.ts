/** Marks have one decimal. Sums are made of tenths: 0.1 + 0.2 is no 0.3. */
const tenths = (mark: number): number => Math.round(mark * 10);

/** A number to one decimal, halves upwards. */
export const toTenths = (value: number): number => Math.round(Math.round(value * 1000) / 100) / 10;

/** A typed mark: null for nothing, undefined for what is none. A comma is a point. */
export const readMark = (typed: string): number | null | undefined => {
  const words = typed.trim();
  if (words === "") return null;
  if (!/^\d{1,3}(?:[.,]\d)?$/.test(words)) return undefined;
  const mark = Number(words.replace(",", "."));
  return mark <= 100 ? mark : undefined;
};

/**
 * The mean with weights, to one decimal. A mark that is not given yet counts neither for nor against: the others' weights take its
 * part. Null where nothing counts.
 */
export const weighted = (marks: readonly (number | null)[], weights: readonly number[]): number | null => {
  let sum = 0;
  let weight = 0;
  for (const [at, mark] of marks.entries()) {
    if (mark === null) continue;
    const own = weights[at] ?? 0;
    sum += tenths(mark) * own;
    weight += own;
  }
  return weight === 0 ? null : toTenths(sum / weight / 10);
};

/** How many lie in each band; a band goes from its beginning up to the next one's. */
export const spread = (totals: readonly (number | null)[], starts: readonly number[]): readonly number[] => {
  const counts = [0, ...starts.map(() => 0)];
  for (const total of totals) {
    if (total === null) continue;
    const band = starts.filter((start) => total >= start).length;
    counts[band] = (counts[band] ?? 0) + 1;
  }
  return counts;
};

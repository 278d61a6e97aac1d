import type { HeroWeeksProps } from "./schema";

type Entry = HeroWeeksProps["readers"][number]["entries"][number];

/** A cell of the table: an entry over its columns, or one empty column. */
export interface LaidCell {
  readonly column: number;
  readonly span: number;
  readonly entry: Entry | null;
}

/** A row's cells from the first column to the last; what lies outside of the sheet is cut off. */
export const layEntries = (entries: readonly Entry[], count: number): readonly LaidCell[] => {
  const cells: LaidCell[] = [];
  let next = 1;
  const fillTo = (column: number): void => {
    for (; next < column; next += 1) cells.push({ column: next, span: 1, entry: null });
  };
  for (const entry of entries) {
    if (entry.from > count) break;
    fillTo(entry.from);
    const to = Math.min(entry.to, count);
    cells.push({ column: entry.from, span: to - entry.from + 1, entry });
    next = to + 1;
  }
  fillTo(count + 1);
  return cells;
};

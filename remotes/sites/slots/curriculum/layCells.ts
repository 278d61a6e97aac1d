import type { CurriculumProps } from "./schema";

type Block = CurriculumProps["rows"][number]["blocks"][number];

interface Cell {
  /** First column, from 1. */
  readonly from: number;
  /** Missing: an empty column. */
  readonly block?: Block;
}

/** The cells of a row from its first column to its last: blocks where they stand, one empty cell per free column. */
export const layCells = (blocks: readonly Block[], columns: number): readonly Cell[] => {
  const cells: Cell[] = [];
  let next = 1;
  const fillTo = (end: number) => {
    for (; next < end; next++) cells.push({ from: next });
  };
  for (const block of blocks) {
    fillTo(block.from);
    cells.push({ from: block.from, block });
    next = block.to + 1;
  }
  fillTo(columns + 1);
  return cells;
};

/**
 * Parts pictures into rows that fill the width, all of a similar height.
 * @param ratios of the pictures in their order, width by height
 * @param wanted the proportions of a whole row: the higher, the lower its pictures
 * @returns for each picture whether it begins a row
 */
export const rowStarts = (ratios: readonly number[], wanted: number): readonly boolean[] => {
  /** The best way to part the first so many: what it costs, and where its last row begins. */
  const best: { readonly cost: number; readonly from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= ratios.length; end++) {
    let row = 0;
    let found = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
    for (let from = end - 1; from >= 0; from--) {
      row += ratios[from] ?? 0;
      const cost = (best[from]?.cost ?? 0) + Math.log(row / wanted) ** 2;
      if (cost < found.cost) found = { cost, from };
    }
    best.push(found);
  }
  const starts = new Set<number>();
  for (let end = ratios.length; end > 0; end = best[end]?.from ?? 0) starts.add(best[end]?.from ?? 0);
  return ratios.map((_, index) => starts.has(index));
};

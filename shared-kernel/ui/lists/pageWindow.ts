/** A page number, or a gap after the page of that number. */
export type PagePlace = { readonly page: number } | { readonly gapAfter: number };

const run = (from: number, to: number): PagePlace[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ page: from + index }));

/** Pages worth showing: the first, the last, this one and its neighbours; at most seven places. */
export const pageWindow = (page: number, totalPages: number): readonly PagePlace[] => {
  if (totalPages <= 7) return run(1, totalPages);
  if (page <= 4) return [...run(1, 5), { gapAfter: 5 }, { page: totalPages }];
  if (page >= totalPages - 3) return [{ page: 1 }, { gapAfter: 1 }, ...run(totalPages - 4, totalPages)];
  return [{ page: 1 }, { gapAfter: 1 }, ...run(page - 1, page + 1), { gapAfter: page + 1 }, { page: totalPages }];
};

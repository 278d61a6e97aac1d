/** Page numbers worth showing: the first, the last, this one and its neighbours; at most seven places. */
export const pageWindow = (page: number, totalPages: number): readonly (number | "gap")[] => {
  if (totalPages <= 7) return Array.from({ length: totalPages }, (_, index) => index + 1);
  const near = [page - 1, page, page + 1];
  if (page <= 4) return [1, 2, 3, 4, 5, "gap", totalPages];
  if (page >= totalPages - 3)
    return [1, "gap", totalPages - 4, totalPages - 3, totalPages - 2, totalPages - 1, totalPages];
  return [1, "gap", ...near, "gap", totalPages];
};

export interface TableSort {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

/** How the order is asked for: by addresses, which work without a script, or by a handler. */
export type TableSorting =
  | { readonly sort?: undefined }
  | { readonly sort: TableSort; readonly sortHref: (sort: TableSort) => string }
  | { readonly sort: TableSort; readonly onSort: (sort: TableSort) => void };

/** The order that pressing a column asks for: the other way round where it is sorted by already. */
export const nextSort = (column: string, sort: TableSort): TableSort => ({
  column,
  direction: sort.column === column && sort.direction === "ascending" ? "descending" : "ascending",
});

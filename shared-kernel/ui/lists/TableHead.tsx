import { Anchor } from "../actions/Anchor";
import { Icon } from "../pictures/Icon";
import s from "./Table.module.css";
import { tableRole } from "./tableRole";
import { nextSort, type TableSorting } from "./TableSorting";

interface HeadColumn {
  readonly id: string;
  readonly header: string;
  readonly numeric?: boolean | undefined;
  readonly sortable?: boolean | undefined;
}

/** The names of the columns, and the order of the rows where it can be changed. */
export const TableHead = ({
  columns,
  sorting = {},
}: {
  readonly columns: readonly HeadColumn[];
  readonly sorting?: TableSorting | undefined;
}) => {
  const content = ({ id, header }: HeadColumn) => {
    if (sorting.sort === undefined) return header;
    const { sort } = sorting;
    const isSorted = sort.column === id;
    const inside = (
      <>
        {header}
        <Icon name={isSorted ? (sort.direction === "ascending" ? "arrow-up" : "arrow-down") : "sort"} />
      </>
    );
    const next = nextSort(id, sort);
    return "sortHref" in sorting ? (
      <Anchor to={sorting.sortHref(next)} className={s.sorter}>
        {inside}
      </Anchor>
    ) : (
      <button type="button" className={s.sorter} onClick={() => sorting.onSort(next)}>
        {inside}
      </button>
    );
  };
  return (
    <thead {...tableRole("rowgroup")}>
      <tr {...tableRole("row")}>
        {columns.map((column) => (
          <th
            key={column.id}
            {...tableRole("columnheader")}
            scope="col"
            className={column.numeric ? s.number : undefined}
            aria-sort={sorting.sort?.column === column.id ? sorting.sort.direction : undefined}
          >
            {column.sortable ? content(column) : column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
};

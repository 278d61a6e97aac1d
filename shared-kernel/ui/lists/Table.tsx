import { useId, type Key, type ReactNode } from "react";

import { cx } from "../cx";
import { TableHead } from "./TableHead";
import s from "./Table.module.css";
import { tableRole } from "./tableRole";
import { TableRow } from "./TableRow";
import type { TableSorting } from "./TableSorting";

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand right, digit under digit. */
  readonly numeric?: boolean | undefined;
  readonly sortable?: boolean | undefined;
}

export interface TableProps<Row> {
  readonly caption: string;
  readonly hideCaption?: boolean | undefined;
  /** The first column names the row. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  readonly isSelected?: ((row: Row) => boolean) | undefined;
  /** Said of a selected row, e.g. "dipilih". */
  readonly selectedLabel?: string | undefined;
  /** Where there is little room a row becomes a block of named values (the default), or the table scrolls sideways. */
  readonly narrow?: "fold" | "scroll" | undefined;
  /** The last line: one cell for each column. */
  readonly footer?: readonly ReactNode[] | undefined;
  readonly sorting?: TableSorting | undefined;
  readonly className?: string | undefined;
}

/** Rows of named values: a heavy rule above, hair rules between, no vertical lines. */
export const Table = <Row,>({ narrow = "fold", selectedLabel, ...props }: TableProps<Row>) => {
  const { caption, hideCaption, columns, rows, rowKey, isSelected, footer, sorting, className } = props;
  const captionId = useId();
  const scrolls = narrow === "scroll";
  return (
    <div
      className={cx(s.frame, className)}
      // A part that scrolls is reached by keyboard.
      {...(scrolls && { role: "region", tabIndex: 0, "aria-labelledby": captionId })}
    >
      <table {...tableRole("table")} className={cx(s.table, scrolls ? s.wide : s.fold)} aria-labelledby={captionId}>
        <caption id={captionId} className={hideCaption ? s.hidden : s.caption}>
          {caption}
        </caption>
        <TableHead columns={columns} sorting={sorting} />
        <tbody {...tableRole("rowgroup")}>
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              columns={columns}
              cells={columns.map((column) => column.cell(row))}
              isSelected={isSelected?.(row)}
              selectedLabel={selectedLabel}
            />
          ))}
        </tbody>
        {footer && (
          <tfoot {...tableRole("rowgroup")}>
            <TableRow columns={columns} cells={footer} />
          </tfoot>
        )}
      </table>
    </div>
  );
};

import type { ReactNode } from "react";

import s from "./Table.module.css";
import { tableRole } from "./tableRole";

export interface TableRowProps {
  readonly columns: readonly { readonly id: string; readonly header: string; readonly numeric?: boolean | undefined }[];
  /** One for each column; the first names the row. */
  readonly cells: readonly ReactNode[];
  readonly isSelected?: boolean | undefined;
  readonly selectedLabel?: string | undefined;
}

/** A row, whose cells know their columns' names for where it is folded. */
export const TableRow = ({ columns, cells, isSelected = false, selectedLabel }: TableRowProps) => (
  <tr {...tableRole("row")} className={isSelected ? s.selected : undefined}>
    {columns.map(({ id, header, numeric }, index) =>
      index === 0 ? (
        <th key={id} {...tableRole("rowheader")} scope="row">
          {cells[index]}
          {isSelected && selectedLabel && <span className={s.hidden}>, {selectedLabel}</span>}
        </th>
      ) : (
        <td key={id} {...tableRole("cell")} className={numeric ? s.number : undefined} data-label={header}>
          {cells[index]}
        </td>
      ),
    )}
  </tr>
);

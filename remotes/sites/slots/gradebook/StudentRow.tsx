import { useMessages } from "@serambi/kernel/remote";
import { useState } from "react";

import type { SectionMessages } from "../../messages/id";
import { average } from "./average";
import s from "./StudentRow.module.css";

interface StudentRowProps {
  readonly name: string;
  readonly columns: readonly string[];
  readonly marks: readonly (number | null)[];
}

/** One student: a field per mark, and the average of those that count. */
export const StudentRow = ({ name, columns, marks }: StudentRowProps) => {
  const m = useMessages<SectionMessages>();
  const [typed, setTyped] = useState(() => marks.map((mark) => mark?.toString() ?? ""));
  const change = (index: number, value: string) => setTyped((before) => before.with(index, value));
  return (
    <tr className={s.row}>
      <th scope="row">{name}</th>
      {columns.map((column, index) => (
        <td key={column}>
          <input
            className={s.mark}
            aria-label={m.cellLabel(name, column)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            placeholder="–"
            value={typed[index] ?? ""}
            onChange={(event) => change(index, event.target.value)}
          />
        </td>
      ))}
      <td>
        <output className={s.average}>{average(typed) ?? <abbr title={m.noMark}>–</abbr>}</output>
      </td>
    </tr>
  );
};

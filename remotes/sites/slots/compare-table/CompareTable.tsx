import { cx, Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { CompareTableProps } from "./schema";
import s from "./CompareTable.module.css";

/** The same hours seen from several places, side by side. On a phone each row tells one hour after the other. */
export const Slot = ({ props: { anchor, title, corner, columns, rows } }: SectionProps<CompareTableProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={cx(t.h2Large, s.title)}>
          {title}
        </h2>
        <table className={s.table} aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{corner}</VisuallyHidden>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row" className={t.nums}>
                  {label}
                </th>
                {columns.map((column, index) => (
                  <td key={column} data-column={column}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </Section>
  );
};

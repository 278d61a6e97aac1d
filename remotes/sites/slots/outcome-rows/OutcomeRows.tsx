import { cx, Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { OutcomeRowsProps } from "./schema";
import s from "./OutcomeRows.module.css";

/** Rows that are read as sentences, with an arrow before each next word; one that failed is told like the others. */
export const Slot = ({ props: { anchor, title, text, columns, rows } }: SectionProps<OutcomeRowsProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={cx(t.h2Large, s.title)}>
          {title}
        </h2>
        <p className={s.text}>{text}</p>
        <table className={cx(t.nums, s.table)}>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells: [first, ...others], isFailed }) => (
              <tr key={first?.note} className={isFailed ? s.failed : undefined}>
                <th scope="row">
                  <b>{first?.value}</b> <small>{first?.note}</small>
                </th>
                {others.map(({ value, note }, index) => (
                  <td key={columns[index + 1]}>
                    <b>{value}</b> <small>{note}</small>
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

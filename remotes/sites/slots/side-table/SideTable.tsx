import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { SideTableProps } from "./schema";
import s from "./SideTable.module.css";

/** A claim, and beside it the short table that bears it out. */
export const Slot = ({ props: { anchor, title, text, columns, rows } }: SectionProps<SideTableProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} tone="sunken">
      <Wrap>
        <Grid>
          <div className={s.words}>
            <h2 id={heading} className={t.h2Large}>
              {title}
            </h2>
            <p className={s.text}>{text}</p>
          </div>
          <table className={cx(t.nums, s.table)} aria-labelledby={heading}>
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
              {rows.map(([name, middle, last]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{middle}</td>
                  <td>{last}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Grid>
      </Wrap>
    </Section>
  );
};

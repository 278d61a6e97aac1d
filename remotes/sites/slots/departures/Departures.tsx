import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { DeparturesProps } from "./schema";
import s from "./Departures.module.css";

/** Clients who left, why, and what was done about it. */
export const Slot = ({ props: { anchor, title, columns, departures } }: SectionProps<DeparturesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} tone="sunken">
      <Wrap className={s.columns}>
        <h2 id={heading} className={t.h2Large}>
          {title}
        </h2>
        <table className={s.table} aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.why}</th>
              <th scope="col">{columns.since}</th>
            </tr>
          </thead>
          <tbody>
            {departures.map(({ who, why, since }) => (
              <tr key={who}>
                <th scope="row">{who}</th>
                <td>{why}</td>
                <td>{since}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </Section>
  );
};

import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { CohortTableProps } from "./schema";
import s from "./CohortTable.module.css";

/** Cohort by cohort: its theme, how many began and how many of them stayed, as a number and as a bar. */
export const Slot = ({ props: { anchor, title, columns, cohorts } }: SectionProps<CohortTableProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <table className={cx(t.nums, s.table)} aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{columns.cohort}</th>
              <th scope="col">{columns.theme}</th>
              <th scope="col">{columns.people}</th>
              <th scope="col">{columns.stayed}</th>
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ year, theme, people, stayed, state }, index) => (
              <tr key={year}>
                <th scope="row">
                  <b>{index + 1}</b> {year}
                </th>
                <td>{theme}</td>
                <td>{people}</td>
                {stayed === undefined ? (
                  <td className={s.now}>{state}</td>
                ) : (
                  <td>
                    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={s.bar} aria-hidden="true">
                      <rect width="100" height="8" className={s.whole} />
                      <rect width={stayed} height="8" />
                    </svg>
                    {stayed}%
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </Section>
  );
};

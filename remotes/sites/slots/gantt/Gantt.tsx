import { Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { Lanes } from "./Lanes";
import type { GanttProps } from "./schema";
import s from "./Gantt.module.css";

/** A schedule twice: as bars over the hours, and as a table with what happens and where. */
export const Slot = ({ props: { anchor, title, hours, axis, lanes, columns, entries } }: SectionProps<GanttProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <Lanes {...{ hours, axis, lanes }} />
        <table className={s.list}>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{columns.hour}</th>
              <th scope="col">{columns.time}</th>
              <th scope="col">{columns.what}</th>
              <th scope="col">{columns.where}</th>
            </tr>
          </thead>
          <tbody className={t.nums}>
            {entries.map(({ hour, time, what, where, isKey }) => (
              <tr key={hour} className={isKey ? s.key : undefined}>
                <th scope="row">{hour}</th>
                <td>{time}</td>
                <td>{what}</td>
                <td>{where}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </Section>
  );
};

import { Section, TextLink, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { EntryHoursProps } from "./schema";
import s from "./EntryHours.module.css";

/** Hours at which one may come, like a departure board: for whom, how full, how many places are left. */
export const Slot = ({ props: { anchor, title, columns, hours, note } }: SectionProps<EntryHoursProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} className={s.board}>
      <Wrap>
        <h2 id={heading}>{title}</h2>
        <table className={s.hours}>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{columns.time}</th>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.filled}</th>
              <th scope="col">{columns.left}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ time, who, filled, left, href }) => (
              <tr key={time} className={href === undefined ? s.full : undefined}>
                <th scope="row">{time}</th>
                <td>{who}</td>
                <td>
                  <VisuallyHidden>{`${filled}%`}</VisuallyHidden>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={filled} height={10} />
                  </svg>
                </td>
                <td>{href === undefined ? left : <TextLink to={href}>{left}</TextLink>}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {note && <p className={s.note}>{note}</p>}
      </Wrap>
    </Section>
  );
};

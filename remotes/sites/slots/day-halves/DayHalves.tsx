import { cx, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import s from "./DayHalves.module.css";
import type { DayHalvesProps } from "./schema";

/** A day between two kinds of work: the half that rests is hatched. */
export const Slot = ({ props: { anchor, title, caption, columns, hours } }: SectionProps<DayHalvesProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.day} aria-labelledby={heading}>
      <Wrap>
        <h2 id={heading} className={cx(t.h2, s.title)}>
          {title}
        </h2>
        <table className={s.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{columns.time}</th>
              <th scope="col">{columns.first}</th>
              <th scope="col">{columns.second}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ time, half, text }) => (
              <tr key={time}>
                <th scope="row" className={t.nums}>
                  {time}
                </th>
                {half === "both" ? (
                  <td colSpan={2} className={s.both}>
                    {text}
                  </td>
                ) : (
                  <>
                    <td>{half === "first" ? text : null}</td>
                    <td>{half === "second" ? text : null}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </section>
  );
};

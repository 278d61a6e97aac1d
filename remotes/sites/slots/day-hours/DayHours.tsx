import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { DayHoursProps } from "./schema";
import s from "./DayHours.module.css";

/** One day from left to right, each part as wide as it is long; work stands on a beam. */
export const Slot = ({ props: { anchor, title, hours } }: SectionProps<DayHoursProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} tone="sunken" labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <ol className={s.hours}>
          {hours.map(({ time, text, length, isWork }) => (
            <li key={time} data-length={length} className={cx(s.hour, isWork && s.work)}>
              <b>{time}</b> {text}
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
};

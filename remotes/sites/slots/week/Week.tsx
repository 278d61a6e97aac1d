import { cx, Icon, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { WeekProps } from "./schema";
import s from "./Week.module.css";

/** A week's timetable. On a phone it is a list in which each entry names its day. */
export const Slot = ({ props: { anchor, title, note, days, sessions } }: SectionProps<WeekProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} tone="sunken" labelledBy={heading}>
      <Wrap>
        <div className={s.top}>
          <h2 id={heading} className={t.h2}>
            {title}
          </h2>
          <p>{note}</p>
        </div>
        <div className={s.days} aria-hidden="true" data-days={days.length}>
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
        <ul className={s.sessions} data-days={days.length}>
          {sessions.map(({ day, time, name, note: more, tone, href }) => (
            <li key={`${day} ${time}`} data-day={day}>
              <MaybeLink to={href} className={cx(s.session, s[tone])}>
                <span className={cx(t.nums, s.time)}>
                  <span className={s.day}>{days[day]}, </span>
                  {time}
                </span>
                <b>{name}</b>
                {more && (
                  <span className={s.more}>
                    {more} {href && <Icon name="arrow-right" />}
                  </span>
                )}
              </MaybeLink>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
};

import { Section, Wrap } from "@serambi/kernel/ui";
import { Fragment, useId } from "react";

import type { SectionProps } from "../SectionProps";
import { AGENDA_PATH } from "./agenda";
import { AgendaPart } from "./AgendaPart";
import { Day } from "./Day";
import type { ProgrammeProps } from "./schema";
import { useAgenda } from "./useAgenda";
import s from "./Programme.module.css";

/** Days of an event, one open at a time; the choice is made of radio buttons and needs no script. */
export const Slot = ({
  props: { anchor, title, text, choose, hour, tracks, days, agenda, first = 0 },
}: SectionProps<ProgrammeProps>) => {
  const id = useId();
  const own = useAgenda();
  const Form = agenda ? "form" : "div";
  return (
    <Section id={anchor} labelledBy={id}>
      <Wrap>
        <div className={s.head}>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <Form {...(agenda && { action: AGENDA_PATH })}>
          <div className={s.days} role="group" aria-label={choose}>
            {days.map(({ number, name, theme }, index) => (
              <Fragment key={number}>
                <input
                  type="radio"
                  name={id}
                  id={`${id}-${index}`}
                  defaultChecked={index === Math.min(first, days.length - 1)}
                  className={s.input}
                />
                <label htmlFor={`${id}-${index}`} className={s.pick}>
                  <b>{number}</b>{" "}
                  <span>
                    {name}
                    <br />
                    {theme}
                  </span>
                </label>
              </Fragment>
            ))}
            {days.map((day) => (
              <div key={day.number} className={s.panel}>
                <Day {...{ day, hour, tracks }} agenda={agenda && own} />
              </div>
            ))}
          </div>
          {agenda && <AgendaPart agenda={own} days={days} title={title} />}
        </Form>
      </Wrap>
    </Section>
  );
};

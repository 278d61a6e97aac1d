import { Slot as Inner } from "@serambi/kernel/remote";
import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { TicketProps } from "./schema";
import s from "./Ticket.module.css";

/** A ticket with its stub: the form to get it, and what to bring. */
export const Slot = ({ props: { anchor, title, day, place, inside, lists } }: SectionProps<TicketProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} tone="field" labelledBy={heading}>
      <Wrap className={s.ticket}>
        <div className={s.stub}>
          <p className={s.day}>{day}</p>
          <p>{place}</p>
        </div>
        <div className={s.body}>
          <h2 id={heading}>{title}</h2>
          {inside && <Inner id={inside} />}
        </div>
        <div className={s.lists}>
          {lists.map(({ title: name, items }) => (
            <div key={name}>
              <h3>{name}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Wrap>
    </Section>
  );
};

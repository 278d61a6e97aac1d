import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { VacanciesProps } from "./schema";
import s from "./Vacancies.module.css";

/** Who looks for whom at which table, with the pay written out. */
export const Slot = ({ props: { anchor, title, text, openings } }: SectionProps<VacanciesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <div className={s.head}>
          <h2 id={heading}>{title}</h2>
          <p>{text}</p>
        </div>
        <ul className={cx(t.nums, s.openings)}>
          {openings.map(({ number, name, work, places, pay }) => (
            <li key={number} id={`${anchor}-${number.toLowerCase()}`}>
              <b className={s.number}>{number}</b>
              <h3>{name}</h3>
              <p className={s.work}>{work}</p>
              <p>{places}</p>
              <p className={s.pay}>{pay}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
};

import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { LogbookProps } from "./schema";
import s from "./Logbook.module.css";

/** Numbered entries of a log, the hardest on black, the restful one without a rule. */
export const Slot = ({ props: { anchor, title, entries } }: SectionProps<LogbookProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.columns}>
        <h2 id={heading} className={cx(t.h2Poster, s.title)}>
          {title}
        </h2>
        <ol>
          {entries.map(({ title: name, text, amount, tone }, index) => (
            <li key={name} id={`${anchor}-${index + 1}`} className={s.entry} data-tone={tone}>
              <span className={s.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
              <span className={s.amount}>{amount}</span>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
};

import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { StatementsProps } from "./schema";
import s from "./Statements.module.css";

/** Sentences that stand for themselves, beside a small heading. */
export const Slot = ({ props: { anchor, title, statements } }: SectionProps<StatementsProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.columns}>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <ul className={s.statements}>
          {statements.map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
};

import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { DescendingStepsProps } from "./schema";
import s from "./DescendingSteps.module.css";

/** Meetings from the first to the last, each a little lower than the one before. */
export const Slot = ({ props: { anchor, title, steps } }: SectionProps<DescendingStepsProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={t.h2Large}>
          {title}
        </h2>
        <ol className={s.steps}>
          {steps.map(({ when, title: name, text }) => (
            <li key={name}>
              <span className={s.when}>{when}</span>
              <b>{name}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
};

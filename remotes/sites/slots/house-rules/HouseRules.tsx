import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { HouseRulesProps } from "./schema";
import s from "./HouseRules.module.css";

/** Numbered rules of a place, each with what it means, one a line. */
export const Slot = ({ props: { anchor, title, rules } }: SectionProps<HouseRulesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <ol className={s.rules}>
          {rules.map(({ rule, text }) => (
            <li key={rule}>
              <b>{rule}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
};

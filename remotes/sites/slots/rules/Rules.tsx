import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { RulesProps } from "./schema";
import s from "./Rules.module.css";

/** Rules in short: number, what it says, what it means. */
export const Slot = ({ props: { anchor, title, rules } }: SectionProps<RulesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} className={s.section}>
      <Wrap>
        <h2 id={heading} className={t.h2Large}>
          {title}
        </h2>
        <ol className={s.rules}>
          {rules.map(({ title: name, text }) => (
            <li key={name}>
              <h3 className={s.name}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
};

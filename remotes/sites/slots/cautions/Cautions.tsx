import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { CautionsProps } from "./schema";
import s from "./Cautions.module.css";

/** What speaks against it, said as loudly as what speaks for it. */
export const Slot = ({ props: { anchor, title, cautions } }: SectionProps<CautionsProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} className={s.dark}>
      <Wrap className={s.columns}>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <ul>
          {cautions.map((caution) => (
            <li key={caution} className={s.caution}>
              {caution}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
};

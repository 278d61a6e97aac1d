import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { AgreementProps } from "./schema";
import s from "./Agreement.module.css";

/** A whole contract in a few sentences, numbered. */
export const Slot = ({ props: { anchor, title, points } }: SectionProps<AgreementProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} tone="sunken" className={s.section}>
      <Wrap className={s.columns}>
        <h2 id={heading} className={t.h2Large}>
          {title}
        </h2>
        <ol className={s.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
};

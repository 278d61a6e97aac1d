import { cx, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import p from "../../components/Spans.module.css";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { StepsProps } from "./schema";
import s from "./Steps.module.css";

/** Steps laid end to end, each as wide as it takes long; the last is where one arrives. */
export const Slot = ({ props: { anchor, title, steps } }: SectionProps<StepsProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.move} aria-labelledby={heading}>
      <Wrap>
        <h2 id={heading} className={cx(t.h2, s.title)}>
          {title}
        </h2>
        <ol className={cx(p.spans, s.steps)}>
          {steps.map(({ label, text, span }) => (
            <li key={label} data-span={span}>
              <b>{label}</b>
              {text}
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
};

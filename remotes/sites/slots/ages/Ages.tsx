import { cx, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { AgesProps } from "./schema";
import s from "./Ages.module.css";

/** Real stairs: the columns stand on one floor and each is a step taller, so the order is seen before it is read. */
export const Slot = ({ props: { anchor, title, steps } }: SectionProps<AgesProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.tracks} aria-labelledby={heading}>
      <Wrap>
        <h2 id={heading} className={cx(t.display, s.title)}>
          {title}
        </h2>
        <ol className={s.stairs}>
          {steps.map((step) => (
            <li key={step.age}>
              <p className={cx(t.nums, s.age)}>{step.age}</p>
              <h3 className={s.name}>{step.title}</h3>
              <p className={s.text}>{step.text}</p>
              <p className={s.outcome}>{step.outcome}</p>
              <p className={s.length}>{step.length}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
};

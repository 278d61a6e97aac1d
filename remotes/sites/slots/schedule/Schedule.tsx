import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Actions } from "../../components/Actions";
import p from "../../components/Spans.module.css";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { ScheduleProps } from "./schema";
import s from "./Schedule.module.css";

/** How it begins: steps under one heavy rule, each as wide as it waits for the next, and what to do first. */
export const Slot = ({ props: { anchor, title, steps, actions } }: SectionProps<ScheduleProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} className={s.section}>
      <Wrap>
        <h2 id={heading} className={cx(t.h2Large, s.title)}>
          {title}
        </h2>
        <ol className={cx(p.spans, s.steps)}>
          {steps.map(({ when, text, weight }) => (
            <li key={when} data-span={weight}>
              <b className={s.when}>{when}</b>
              {text}
            </li>
          ))}
        </ol>
        <Actions links={actions} className={s.actions} />
      </Wrap>
    </Section>
  );
};

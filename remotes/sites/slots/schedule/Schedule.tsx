import type { SlotProps } from "@serambi/kernel/remote";
import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Actions } from "../../components/Actions";
import type { ScheduleProps } from "./schema";
import s from "./Schedule.module.css";

/** How it begins: steps under one heavy rule, each as wide as it waits for the next, and what to do first. */
export const Slot = ({ props: { anchor, title, steps, actions } }: SlotProps<ScheduleProps, null>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} className={s.section}>
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <ol className={s.steps}>
          {steps.map(({ when, text, weight }) => (
            <li key={when} data-weight={weight}>
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

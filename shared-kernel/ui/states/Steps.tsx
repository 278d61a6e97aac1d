import type { ReactNode } from "react";

import { cx } from "../cx";
import { VisuallyHidden } from "../frame/VisuallyHidden";
import s from "./Steps.module.css";

export type StepState = "done" | "current" | "todo" | "failed";

export interface Step {
  readonly label: string;
  readonly state: StepState;
  /** A line about it: when it was, what is missing. */
  readonly note?: ReactNode;
}

export interface StepsProps {
  /** Name of the list. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** The states in words; the shapes say the same to the eye. */
  readonly stateLabels: Readonly<Record<StepState, string>>;
  readonly className?: string | undefined;
}

/** What has happened, what happens now and what comes, from above to below. */
export const Steps = ({ label, steps, stateLabels, className }: StepsProps) => (
  <ol className={cx(s.steps, className)} aria-label={label}>
    {steps.map((step) => (
      <li key={step.label} className={s[step.state]} aria-current={step.state === "current" ? "step" : undefined}>
        <b>
          {step.label}
          <VisuallyHidden>, {stateLabels[step.state]}</VisuallyHidden>
        </b>
        {step.note && <div className={s.note}>{step.note}</div>}
      </li>
    ))}
  </ol>
);

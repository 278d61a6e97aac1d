import { useState, type ComponentProps } from "react";

import { cx } from "../cx";
import { ErrorSummary, type FieldFault } from "./ErrorSummary";
import s from "./Form.module.css";
import { useHydrated } from "./useHydrated";

export interface FormProps extends ComponentProps<"form"> {
  /** What is wrong, in the order of the page; none: no summary. */
  readonly faults?: readonly FieldFault[] | undefined;
  /** Heads the summary ("Ada 2 isian yang perlu diperbaiki"). */
  readonly summaryTitle: (count: number) => string;
}

/**
 * A form that tells what is wrong with it in one place as well as at each field. The browser's own checks, in the
 * browser's own words, hold only where no script runs. (spec forms-and-payments)
 */
export const Form = ({ faults = [], summaryTitle, onSubmit, className, children, ...rest }: FormProps) => {
  const [attempt, setAttempt] = useState(0);
  const isScripted = useHydrated();
  return (
    <form
      {...rest}
      className={cx(s.form, className)}
      noValidate={isScripted}
      onSubmit={(event) => {
        setAttempt((attempts) => attempts + 1);
        onSubmit?.(event);
      }}
    >
      {faults.length > 0 && <ErrorSummary title={summaryTitle(faults.length)} faults={faults} attempt={attempt} />}
      {children}
    </form>
  );
};

import { useId } from "react";

import { cx } from "../cx";
import s from "./ProgressBar.module.css";

export interface ProgressBarProps {
  readonly label: string;
  /** Done so far, 0 to `max`; missing: it takes an unknown time. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
  /** The value in words, shown and read aloud: "12 dari 31", "62%". */
  readonly valueText?: string | undefined;
  readonly className?: string | undefined;
}

/** How far something is: its name, a number and a bar. */
export const ProgressBar = ({ label, value, max = 100, valueText, className }: ProgressBarProps) => {
  const id = useId();
  return (
    <div className={cx(s.meter, className)}>
      <label htmlFor={id}>{label}</label>
      {valueText && <span className={s.value}>{valueText}</span>}
      <progress id={id} className={s.bar} value={value} max={max} aria-valuetext={valueText}>
        {valueText}
      </progress>
    </div>
  );
};

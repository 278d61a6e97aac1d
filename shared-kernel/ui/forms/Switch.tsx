import type { ComponentProps } from "react";

import { cx } from "../cx";
import s from "./Switch.module.css";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  readonly label: string;
  /** A second line: what changes with it. */
  readonly help?: string | undefined;
}

/** On or off, at once and without a button to save it; otherwise take a Checkbox. The whole line is the target. */
export const Switch = ({ label, help, className, ...rest }: SwitchProps) => (
  <label className={cx(s.line, className)}>
    <span>
      {label}
      {help && <small className={s.help}>{help}</small>}
    </span>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked */}
    <input {...rest} type="checkbox" role="switch" className={s.switch} />
  </label>
);

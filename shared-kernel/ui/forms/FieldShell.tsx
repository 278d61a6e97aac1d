import type { ReactNode } from "react";

import { cx } from "../cx";
import { Icon } from "../pictures/Icon";
import s from "./Field.module.css";

export interface FieldTexts {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  /** One line under the label: what to write, in which form. */
  readonly help?: string | undefined;
  /** What is wrong; its presence marks the control as invalid. */
  readonly error?: string | undefined;
  /** The word that marks an optional field ("opsional"); required ones carry no mark. */
  readonly optionalLabel?: string | undefined;
}

export interface FieldShellProps extends FieldTexts {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label, help, control, message: one order for every field. */
export const FieldShell = ({
  id,
  label,
  hideLabel,
  help,
  error,
  optionalLabel,
  className,
  children,
}: FieldShellProps) => (
  <div className={cx(s.field, className)}>
    <label htmlFor={id} className={hideLabel ? s.hidden : s.label}>
      {label}
      {optionalLabel && <span className={s.optional}> {optionalLabel}</span>}
    </label>
    {help && (
      <p id={`${id}-help`} className={s.help}>
        {help}
      </p>
    )}
    {children}
    {error && (
      <p id={`${id}-error`} className={s.error}>
        <Icon name="alert" />
        {error}
      </p>
    )}
  </div>
);

/** What the control itself says of its help and its error. */
export const describedBy = (id: string, { help, error }: Pick<FieldTexts, "help" | "error">) => ({
  "aria-invalid": error ? true : undefined,
  "aria-describedby": [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
});

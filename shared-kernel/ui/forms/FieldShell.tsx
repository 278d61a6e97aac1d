import { useId, type ReactNode } from "react";

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
  /** What was found right ("Nama ini masih bebas"); an error hides it. */
  readonly success?: string | undefined;
  /** The word that marks an optional field ("opsional"); required ones carry no mark. */
  readonly optionalLabel?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Of the control, where a summary of errors links to it; otherwise the field makes one. */
  readonly id?: string | undefined;
  /** 40 px high instead of 48, for a toolbar: where one filters rather than fills in. */
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

export interface FieldShellProps extends FieldTexts {
  readonly id: string;
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
  /** The control is a group of parts, which names itself by the label's id, `…-label`: HTML's label ties to one part only. */
  readonly isGroup?: boolean | undefined;
  readonly children: ReactNode;
}

/** The message below a control: what is wrong, or what was found right. */
export const FieldMessage = ({ id, error, success }: Pick<FieldTexts, "error" | "success"> & { readonly id: string }) =>
  error ? (
    <p id={`${id}-error`} className={s.error}>
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  ) : success ? (
    <p id={`${id}-success`} className={s.success}>
      <Icon name="check" />
      <span>{success}</span>
    </p>
  ) : null;

/** Label, help, control, message: one order for every field. */
export const FieldShell = ({
  id,
  label,
  hideLabel,
  help,
  error,
  success,
  optionalLabel,
  compact,
  className,
  isGroup,
  children,
}: FieldShellProps) => (
  <div className={cx(s.field, className)} data-compact={compact || undefined}>
    {isGroup ? (
      <span id={`${id}-label`} className={hideLabel ? s.hidden : s.label}>
        {label}
        {optionalLabel && <span className={s.optional}>{` ${optionalLabel}`}</span>}
      </span>
    ) : (
      <label id={`${id}-label`} htmlFor={id} className={hideLabel ? s.hidden : s.label}>
        {label}
        {optionalLabel && <span className={s.optional}>{` ${optionalLabel}`}</span>}
      </label>
    )}
    {help && (
      <p id={`${id}-help`} className={s.help}>
        {help}
      </p>
    )}
    {children}
    <FieldMessage id={id} error={error} success={success} />
  </div>
);

/** What the control itself says of its help and its message. */
export const describedBy = (
  id: string,
  { help, error, success }: Pick<FieldTexts, "help" | "error" | "success">,
  ...more: readonly (string | undefined)[]
) => {
  const message = error ? `${id}-error` : success && `${id}-success`;
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [...more, help && `${id}-help`, message].filter(Boolean).join(" ") || undefined,
  };
};

/** Sorts a field's properties: what the shell shows, what ties the control to it, and the rest for the control. */
export const useField = <P extends FieldProps>({
  id: given,
  label,
  hideLabel,
  help,
  error,
  success,
  optionalLabel,
  compact,
  className,
  ...rest
}: P) => {
  const own = useId();
  const id = given ?? own;
  return {
    shell: { id, label, hideLabel, help, error, success, optionalLabel, compact, className },
    control: { id, ...describedBy(id, { help, error, success }) },
    rest,
  };
};

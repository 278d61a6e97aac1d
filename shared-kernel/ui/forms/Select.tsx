import type { ComponentProps } from "react";

import { Icon } from "../pictures/Icon";
import s from "./Field.module.css";
import { FieldShell, useField, type FieldProps } from "./FieldShell";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Shown, and not to be chosen. */
  readonly isDisabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentProps<"select">, "children" | keyof FieldProps>, FieldProps {
  readonly options: readonly SelectOption[];
}

/** One of a short list, with the browser's own menu. */
export const Select = ({ options, ...props }: SelectProps) => {
  const { shell, control, rest } = useField(props);
  return (
    <FieldShell {...shell}>
      <span className={s.selectBox}>
        {/* A browser tells a required list that nobody has touched yet to be wrong, unless it is said. */}
        <select {...rest} {...control} aria-invalid={control["aria-invalid"] ?? false} className={s.select}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldShell>
  );
};

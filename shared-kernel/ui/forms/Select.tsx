import { useId, type ComponentProps } from "react";

import { Icon } from "../pictures/Icon";
import s from "./Field.module.css";
import { describedBy, FieldShell, type FieldTexts } from "./FieldShell";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends Omit<ComponentProps<"select">, "id" | "children">, FieldTexts {
  readonly options: readonly SelectOption[];
}

/** One of a short list, with the browser's own menu. */
export const Select = ({ label, hideLabel, help, error, optionalLabel, className, options, ...rest }: SelectProps) => {
  const id = useId();
  return (
    <FieldShell {...{ id, label, hideLabel, help, error, optionalLabel, className }}>
      <span className={s.selectBox}>
        <select {...rest} {...describedBy(id, { help, error })} id={id} className={s.select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldShell>
  );
};

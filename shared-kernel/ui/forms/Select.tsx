import type { ComponentProps } from "react";

import { Icon } from "../pictures/Icon";
import s from "./Field.module.css";
import { FieldShell, useField, type FieldProps } from "./FieldShell";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Shown, and not to be chosen. */
  readonly isDisabled?: boolean | undefined;
  /** Heads the options that stand together under it. */
  readonly group?: string | undefined;
}

export interface SelectProps extends Omit<ComponentProps<"select">, "children" | keyof FieldProps>, FieldProps {
  readonly options: readonly SelectOption[];
}

const Options = ({ options }: Pick<SelectProps, "options">) =>
  options.map(({ value, label, isDisabled }) => (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  ));

/** Options by their groups, in the order in which the groups come. */
const groupsOf = (options: readonly SelectOption[]): ReadonlyMap<string, readonly SelectOption[]> => {
  const groups = new Map<string, SelectOption[]>();
  for (const option of options) {
    const { group = "" } = option;
    const known = groups.get(group);
    if (known) known.push(option);
    else groups.set(group, [option]);
  }
  return groups;
};

/** One of a short list, with the browser's own menu. */
export const Select = ({ options, ...props }: SelectProps) => {
  const { shell, control, rest } = useField(props);
  return (
    <FieldShell {...shell}>
      <span className={s.selectBox}>
        {/* A browser tells a required list that nobody has touched yet to be wrong, unless it is said. */}
        <select {...rest} {...control} aria-invalid={control["aria-invalid"] ?? false} className={s.select}>
          {[...groupsOf(options)].map(([group, members]) =>
            group === "" ? (
              <Options key={group} options={members} />
            ) : (
              <optgroup key={group} label={group}>
                <Options options={members} />
              </optgroup>
            ),
          )}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldShell>
  );
};

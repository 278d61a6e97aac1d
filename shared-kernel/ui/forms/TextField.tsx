import type { ComponentProps } from "react";

import s from "./Field.module.css";
import { FieldShell, useField, type FieldProps } from "./FieldShell";

export interface TextFieldProps extends Omit<ComponentProps<"input">, keyof FieldProps>, FieldProps {}

/** A line of text with its label, help and message. */
export const TextField = (props: TextFieldProps) => {
  const { shell, control, rest } = useField(props);
  return (
    <FieldShell {...shell}>
      <input
        {...rest}
        {...control}
        // A browser tells a required date that nobody has touched yet to be wrong, unless it is said.
        {...(rest.type === "date" && { "aria-invalid": Boolean(shell.error) })}
        className={s.input}
      />
    </FieldShell>
  );
};

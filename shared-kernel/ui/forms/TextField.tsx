import { useId, type ComponentProps } from "react";

import s from "./Field.module.css";
import { describedBy, FieldShell, type FieldTexts } from "./FieldShell";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "id">, FieldTexts {}

/** A line of text with its label, help and error. */
export const TextField = ({ label, hideLabel, help, error, optionalLabel, className, ...rest }: TextFieldProps) => {
  const id = useId();
  return (
    <FieldShell {...{ id, label, hideLabel, help, error, optionalLabel, className }}>
      <input {...rest} {...describedBy(id, { help, error })} id={id} className={s.input} />
    </FieldShell>
  );
};

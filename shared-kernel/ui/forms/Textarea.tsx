import { useState, type ComponentProps } from "react";

import { cx } from "../cx";
import s from "./Field.module.css";
import { FieldShell, useField, type FieldProps } from "./FieldShell";

export interface TextareaProps extends Omit<ComponentProps<"textarea">, "children" | keyof FieldProps>, FieldProps {
  /** With `maxLength`: how much of it is used ("52 dari 1.000"). */
  readonly countText?: ((used: number, most: number) => string) | undefined;
}

const lengthOf = (value: TextareaProps["value"]): number => String(value ?? "").length;

/** Some lines of text; it grows with them where the browser can, and is pulled larger by hand everywhere. */
export const Textarea = ({ countText, ...props }: TextareaProps) => {
  const { shell, control, rest } = useField(props);
  const { maxLength, value, defaultValue, onChange, rows = 3 } = rest;
  const [typed, setTyped] = useState(() => lengthOf(defaultValue));
  const used = value === undefined ? typed : lengthOf(value);
  return (
    <FieldShell {...shell}>
      <textarea
        {...rest}
        {...control}
        rows={rows}
        className={cx(s.input, s.textarea)}
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
      />
      {countText && maxLength !== undefined && <p className={s.count}>{countText(used, maxLength)}</p>}
    </FieldShell>
  );
};

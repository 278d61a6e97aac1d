import { formatPhone, parsePhone } from "@serambi/kernel/i18n";
import { useState, type ComponentProps } from "react";

import { Affix } from "../forms/Affix";
import { describedBy, FieldShell, useField, type FieldProps } from "../forms/FieldShell";

type NativeProps = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "onChange" | keyof FieldProps>;

export interface PhoneFieldProps extends NativeProps, FieldProps {
  /** In any form that `parsePhone` takes; text that is no number (a draft) is shown as it is. */
  readonly defaultValue?: string | undefined;
  /** The number as stored, `+62…`, or null while it is none; and the text as typed, to keep as a draft. */
  readonly onValueChange?: ((phone: string | null, typed: string) => void) | undefined;
}

/**
 * An Indonesian mobile number. One types it as one says it, with 08, 62 or +62 in front; on leaving, the field shows
 * how it was understood. Sent without a script, it is the text as typed, for `parsePhone` on the other side.
 */
export const PhoneField = ({ defaultValue = "", onValueChange, onBlur, ...props }: PhoneFieldProps) => {
  const { shell, control, rest } = useField(props);
  const [typed, setTyped] = useState(() => formatPhone(defaultValue));
  const unitId = `${control.id}-country`;
  return (
    <FieldShell {...shell}>
      <Affix unit="+62" unitId={unitId}>
        <input
          autoComplete="tel"
          {...rest}
          {...control}
          {...describedBy(control.id, shell, unitId)}
          type="tel"
          inputMode="tel"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            onValueChange?.(parsePhone(target.value), target.value);
          }}
          onBlur={(event) => {
            setTyped(formatPhone(typed));
            onBlur?.(event);
          }}
        />
      </Affix>
    </FieldShell>
  );
};

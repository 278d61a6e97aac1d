import { useLayoutEffect, useState, type ComponentProps, type KeyboardEvent } from "react";

import type { Language } from "@serambi/kernel/contracts";

import { Affix } from "../forms/Affix";
import { describedBy, FieldShell, useField, type FieldProps } from "../forms/FieldShell";
import { caretBehind, readSum, writeSum } from "./rupiahText";
import { useHydrated } from "./useHydrated";
import { useValue } from "./useValue";

type NativeProps = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "onChange" | keyof FieldProps>;

export interface RupiahFieldProps extends NativeProps, FieldProps {
  readonly language: Language;
  /** Whole Rupiah. */
  readonly value?: number | null | undefined;
  readonly defaultValue?: number | null | undefined;
  readonly onValueChange?: ((amountIdr: number | null) => void) | undefined;
}

/** Delete before a separator takes the digit behind it: the separator would only come back. */
const stepOverSeparator = ({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) => {
  const { selectionStart: start, selectionEnd: end, value } = input;
  if (key !== "Delete" || start === null || start !== end || !/[.,]/.test(value.charAt(start))) return;
  input.setSelectionRange(start + 1, start + 1);
};

/**
 * A sum of money. Thousands are grouped while one types, and the caret stays with the digit it stood behind. A form
 * sends the plain number; without a script, the text as typed.
 */
export const RupiahField = ({
  language,
  value: owned,
  defaultValue = null,
  onValueChange,
  onKeyDown,
  name,
  ...props
}: RupiahFieldProps) => {
  const { shell, control, rest } = useField(props);
  const [amountIdr, setAmount] = useValue(owned, defaultValue, onValueChange);
  const [caret, setCaret] = useState<{ readonly field: HTMLInputElement; readonly digits: number } | null>(null);
  const isScripted = useHydrated();
  const text = writeSum(amountIdr, language);
  const unitId = `${control.id}-currency`;

  // A new object with every stroke: the caret is put back even where the sum stayed the same.
  useLayoutEffect(() => {
    if (caret === null || caret.field !== document.activeElement) return;
    const place = caretBehind(caret.field.value, caret.digits);
    caret.field.setSelectionRange(place, place);
  }, [caret]);

  return (
    <FieldShell {...shell}>
      <Affix numeric unit={language === "id" ? "Rp" : "IDR"} unitId={unitId}>
        <input
          {...rest}
          {...control}
          {...describedBy(control.id, shell, unitId)}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          {...(name !== undefined && !isScripted && { name })}
          value={text}
          onKeyDown={(event) => {
            stepOverSeparator(event);
            onKeyDown?.(event);
          }}
          onChange={({ target }) => {
            const sum = readSum(target.value, target.selectionStart ?? target.value.length, language);
            setAmount(sum.amountIdr);
            setCaret({ field: target, digits: sum.digitsBefore });
          }}
        />
        {name !== undefined && isScripted && (
          <input type="hidden" name={name} value={amountIdr ?? ""} disabled={rest.disabled} />
        )}
      </Affix>
    </FieldShell>
  );
};

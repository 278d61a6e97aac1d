import type { ComponentProps, MouseEvent } from "react";

import { Affix } from "../forms/Affix";
import { FieldShell, useField, type FieldProps } from "../forms/FieldShell";
import { Icon } from "../pictures/Icon";
import s from "./NumberField.module.css";
import { useValue } from "./useValue";

type NativeProps = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "onChange" | keyof FieldProps>;

export interface NumberFieldProps extends NativeProps, FieldProps {
  readonly value?: number | null | undefined;
  readonly defaultValue?: number | null | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** Names of the two buttons: "Kurangi satu", "Tambah satu". */
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** Null while nothing, or nothing that is a number, stands in the field. */
  readonly onValueChange?: ((value: number | null) => void) | undefined;
}

/** The browser counts, by the field's own bounds; the field then hears of it as of a stroke on a key. */
const step = (direction: "stepUp" | "stepDown") => (event: MouseEvent<HTMLButtonElement>) => {
  const input = event.currentTarget.parentElement?.querySelector("input");
  input?.[direction]();
  input?.dispatchEvent(new Event("input", { bubbles: true }));
};

/**
 * A small number, counted rather than typed: seats, hours, members. The arrow keys step it, so the buttons, for mouse
 * and finger, are no stops of the Tab key. Sums of money are a RupiahField.
 */
export const NumberField = ({
  value: owned,
  defaultValue = null,
  onValueChange,
  decreaseLabel,
  increaseLabel,
  ...props
}: NumberFieldProps) => {
  const { shell, control, rest } = useField(props);
  const [value, setValue] = useValue(owned, defaultValue, onValueChange);
  const stepper = { tabIndex: -1, "aria-controls": control.id, className: s.step } as const;
  const { min = -Infinity, max = Infinity, disabled = false, readOnly = false } = rest;

  return (
    <FieldShell {...shell}>
      <Affix numeric className={s.number}>
        <input
          {...rest}
          {...control}
          type="number"
          inputMode="numeric"
          value={value ?? ""}
          onChange={({ target }) => setValue(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)}
        />
        <button
          {...stepper}
          type="button"
          aria-label={decreaseLabel}
          disabled={disabled || readOnly || (value !== null && value <= min)}
          onClick={step("stepDown")}
        >
          <Icon name="minus" />
        </button>
        <button
          {...stepper}
          type="button"
          aria-label={increaseLabel}
          disabled={disabled || readOnly || (value !== null && value >= max)}
          onClick={step("stepUp")}
        >
          <Icon name="plus" />
        </button>
      </Affix>
    </FieldShell>
  );
};

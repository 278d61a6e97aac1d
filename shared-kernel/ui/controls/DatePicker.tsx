import field from "../forms/Field.module.css";
import { FieldShell, useField } from "../forms/FieldShell";
import type { DatePickerProps } from "./CalendarProps";
import type { RichDatePickerProps } from "./RichDatePicker";
import { useEnhanced } from "./useEnhanced";
import { useValue } from "./useValue";

const loadRich = () => import("./RichDatePicker").then(({ RichDatePicker }) => RichDatePicker);

/**
 * A day, typed in parts or chosen from a calendar; what is outside the bounds can be typed, and is for the form to
 * refuse. The page comes with the browser's own date input, which stays where no script runs; react-aria's picker
 * follows when the page stands, so it costs nothing before.
 */
export const DatePicker = ({
  language,
  texts,
  openLabel,
  pickYear,
  name,
  disabled = false,
  required = false,
  value: owned,
  defaultValue = null,
  onValueChange,
  min,
  max,
  isUnavailable,
  ...props
}: DatePickerProps) => {
  const { shell, control } = useField(props);
  const [value, setValue] = useValue(owned, defaultValue, onValueChange);
  const enter = (entered: string) => {
    if (entered !== (value ?? "")) setValue(entered || null);
  };
  const [Rich, native] = useEnhanced<HTMLInputElement, RichDatePickerProps>(loadRich, enter);

  if (Rich === null) {
    const state = { ref: native, name, disabled, required, min, max, defaultValue: value ?? "" };
    return (
      <FieldShell {...shell}>
        <input
          {...control}
          {...state}
          type="date"
          className={field.input}
          onChange={({ target }) => enter(target.value)}
        />
      </FieldShell>
    );
  }
  return (
    <FieldShell {...shell} isGroup>
      <Rich
        {...{ language, texts, openLabel, pickYear, min, max, isUnavailable, value }}
        id={control.id}
        aria-describedby={control["aria-describedby"]}
        isInvalid={Boolean(shell.error)}
        isDisabled={disabled}
        isRequired={required}
        onValueChange={setValue}
      />
      {/* One, of our own: react-aria sends a picker's day twice. */}
      {name !== undefined && <input type="hidden" name={name} value={value ?? ""} disabled={disabled} />}
    </FieldShell>
  );
};

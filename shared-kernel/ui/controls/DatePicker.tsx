import { FieldShell } from "../forms/FieldShell";
import type { DatePickerProps } from "./CalendarProps";
import { useDay } from "./useDay";

const loadRich = () => import("./RichDatePicker").then(({ RichDatePicker }) => RichDatePicker);

/**
 * A day, typed in parts or chosen from a calendar; what is outside the bounds can be typed, and is for the form to
 * refuse. The page comes with the browser's own date input, which stays where no script runs; react-aria's picker
 * follows when the page stands, so it costs nothing before.
 */
export const DatePicker = ({ language, texts, openLabel, pickYear, isUnavailable, ...props }: DatePickerProps) => {
  const { shell, control, value, setValue, Rich, native, hidden } = useDay(loadRich, props);
  if (Rich === null) return <FieldShell {...shell}>{native}</FieldShell>;
  const { min, max, disabled = false, required = false } = props;
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
      {hidden}
    </FieldShell>
  );
};

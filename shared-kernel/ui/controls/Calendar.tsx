import field from "../forms/Field.module.css";
import { FieldShell, useField } from "../forms/FieldShell";
import s from "./Calendar.module.css";
import type { CalendarProps } from "./CalendarProps";
import type { RichCalendarProps } from "./RichCalendar";
import { useEnhanced } from "./useEnhanced";
import { useValue } from "./useValue";

const loadRich = () => import("./RichCalendar").then(({ RichCalendar }) => RichCalendar);

/**
 * A month that stands open in the page, where the choice of a day is the point of it: an appointment. The page comes
 * with the browser's own date input in a place as large, so that nothing moves when the month appears.
 */
export const Calendar = ({
  language,
  texts,
  pickYear,
  name,
  disabled = false,
  required,
  value: owned,
  defaultValue = null,
  onValueChange,
  min,
  max,
  isUnavailable,
  ...props
}: CalendarProps) => {
  const { shell, control } = useField(props);
  const [value, setValue] = useValue(owned, defaultValue, onValueChange);
  const enter = (entered: string) => {
    if (entered !== (value ?? "")) setValue(entered || null);
  };
  const [Rich, native] = useEnhanced<HTMLInputElement, RichCalendarProps>(loadRich, enter);

  if (Rich === null) {
    const state = { ref: native, name, disabled, required, min, max, defaultValue: value ?? "" };
    return (
      <FieldShell {...shell}>
        <div className={s.place}>
          <input
            {...control}
            {...state}
            type="date"
            className={field.input}
            onChange={({ target }) => enter(target.value)}
          />
        </div>
      </FieldShell>
    );
  }
  return (
    <FieldShell {...shell} isGroup>
      <div id={control.id} className={s.place}>
        <Rich
          {...{ language, texts, pickYear, min, max, isUnavailable, value }}
          label={shell.label}
          isInvalid={Boolean(shell.error)}
          isDisabled={disabled}
          onValueChange={setValue}
        />
        {name !== undefined && <input type="hidden" name={name} value={value ?? ""} disabled={disabled} />}
      </div>
    </FieldShell>
  );
};

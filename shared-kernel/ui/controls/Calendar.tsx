import { FieldShell } from "../forms/FieldShell";
import s from "./Calendar.module.css";
import type { CalendarProps } from "./CalendarProps";
import { useDay } from "./useDay";

const loadRich = () => import("./RichCalendar").then(({ RichCalendar }) => RichCalendar);

/**
 * A month that stands open in the page, where the choice of a day is the point of it: an appointment. The page comes
 * with the browser's own date input in a place as large, so that nothing moves when the month appears.
 */
export const Calendar = ({ language, texts, pickYear, isUnavailable, ...props }: CalendarProps) => {
  const { shell, control, value, setValue, Rich, native, hidden } = useDay(loadRich, props);
  if (Rich === null)
    return (
      <FieldShell {...shell}>
        <div className={s.place}>{native}</div>
      </FieldShell>
    );
  const { min, max, disabled = false } = props;
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
        {hidden}
      </div>
    </FieldShell>
  );
};

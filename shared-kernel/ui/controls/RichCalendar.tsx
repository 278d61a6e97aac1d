import { Calendar } from "react-aria-components/Calendar";

import { AriaLanguage } from "./AriaLanguage";
import type { CalendarProps } from "./CalendarProps";
import s from "./Calendar.module.css";
import { CalendarMonth } from "./CalendarMonth";
import { dayRules, readDay } from "./isoDay";

export interface RichCalendarProps extends Pick<
  CalendarProps,
  "language" | "texts" | "pickYear" | "min" | "max" | "isUnavailable"
> {
  readonly label: string;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly value: string | null;
  readonly onValueChange: (day: string | null) => void;
}

/** react-aria's calendar in the product's clothes: what Calendar becomes once a script runs. */
export const RichCalendar = ({
  language,
  texts,
  pickYear,
  min,
  max,
  isUnavailable,
  label,
  value,
  onValueChange,
  ...state
}: RichCalendarProps) => (
  <AriaLanguage language={language}>
    <Calendar
      {...state}
      {...dayRules({ min, max, isUnavailable })}
      aria-label={label}
      className={s.calendar ?? ""}
      value={readDay(value)}
      onChange={(day) => onValueChange(day.toString())}
      firstDayOfWeek="mon"
    >
      <CalendarMonth texts={texts} pickYear={pickYear} />
    </Calendar>
  </AriaLanguage>
);

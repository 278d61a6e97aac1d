import { use } from "react";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarMonthPicker,
  CalendarStateContext,
} from "react-aria-components/Calendar";

import { Icon } from "../pictures/Icon";
import s from "./Calendar.module.css";
import type { CalendarTexts } from "./CalendarProps";

export interface CalendarMonthProps {
  readonly texts: CalendarTexts;
  /** Chooses month and year from lists, for days far away: a birth date. */
  readonly pickYear?: boolean | undefined;
}

interface PickerProps {
  readonly "aria-label": string;
  readonly value: string | number;
  readonly onChange: (key: number) => void;
  readonly items: readonly { readonly id: number; readonly formatted: string }[];
}

const Picker = ({ items, value, onChange, ...rest }: PickerProps) => (
  <select {...rest} className={s.picker} value={value} onChange={({ target }) => onChange(Number(target.value))}>
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
);

/** How far the list of years goes where there is no bound. */
const YEARS_AROUND = 50;

/** Not react-aria's own: that one goes to the month of the first allowed day, and the month is lost on the way. */
const YearPicker = ({ label }: { readonly label: string }) => {
  const state = use(CalendarStateContext);
  if (state === null) return null;
  const { focusedDate, minValue, maxValue } = state;
  const first = minValue?.year ?? focusedDate.year - YEARS_AROUND;
  const last = maxValue?.year ?? focusedDate.year + YEARS_AROUND;
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <Picker
      aria-label={label}
      value={focusedDate.year}
      onChange={(year) => state.setFocusedDate(focusedDate.set({ year }))}
      items={years.map((year) => ({ id: year, formatted: String(year) }))}
    />
  );
};

/** One month with its days, and the way to the others; stands in react-aria's Calendar. */
export const CalendarMonth = ({ texts, pickYear }: CalendarMonthProps) => (
  <>
    <div className={s.head}>
      <Button slot="previous" aria-label={texts.previousMonth} className={s.turn ?? ""}>
        <Icon name="chevron-left" />
      </Button>
      {pickYear ? (
        <span className={s.pickers}>
          <CalendarMonthPicker format="short">
            {(picker) => <Picker {...picker} aria-label={texts.month} />}
          </CalendarMonthPicker>
          <YearPicker label={texts.year} />
        </span>
      ) : (
        <CalendarHeading className={s.heading ?? ""} />
      )}
      <Button slot="next" aria-label={texts.nextMonth} className={s.turn ?? ""}>
        <Icon name="chevron-right" />
      </Button>
    </div>
    <CalendarGrid weekdayStyle="short" className={s.grid ?? ""}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={s.weekday ?? ""}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={s.day ?? ""} />}</CalendarGridBody>
    </CalendarGrid>
  </>
);

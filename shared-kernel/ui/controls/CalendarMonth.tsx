import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarMonthPicker,
  CalendarYearPicker,
} from "react-aria-components/Calendar";

import { Icon } from "../pictures/Icon";
import s from "./Calendar.module.css";

export interface CalendarTexts {
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Names of the two selects where months and years are chosen rather than turned. */
  readonly month: string;
  readonly year: string;
}

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

/** Years to choose from, around the one shown. */
const YEARS = 41;

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
          <CalendarYearPicker visibleYears={YEARS}>
            {(picker) => <Picker {...picker} aria-label={texts.year} />}
          </CalendarYearPicker>
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

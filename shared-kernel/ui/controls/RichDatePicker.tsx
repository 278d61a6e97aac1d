import { Button, Calendar, DateInput, DatePicker, DateSegment, Group, Popover } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";

import { cx } from "../cx";
import affix from "../forms/Affix.module.css";
import { Icon } from "../pictures/Icon";
import { AriaLanguage } from "./AriaLanguage";
import { CalendarMonth } from "./CalendarMonth";
import type { DatePickerProps } from "./CalendarProps";
import s from "./DatePicker.module.css";
import { definedOnly } from "./definedOnly";
import { dayRules, readDay } from "./isoDay";
import { useOverlayContainer } from "./overlayContainer";

type Kept = "language" | "texts" | "openLabel" | "pickYear" | "min" | "max" | "isUnavailable";

export interface RichDatePickerProps extends Pick<DatePickerProps, Kept> {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly value: string | null;
  readonly onValueChange: (day: string | null) => void;
}

/** react-aria's date picker in the product's clothes: what DatePicker becomes once a script runs. */
export const RichDatePicker = ({
  language,
  texts,
  openLabel,
  pickYear,
  min,
  max,
  isUnavailable,
  value,
  onValueChange,
  "aria-describedby": description,
  ...state
}: RichDatePickerProps) => (
  <AriaLanguage language={language}>
    <DatePicker
      {...state}
      {...definedOnly({ "aria-describedby": description })}
      {...dayRules({ min, max, isUnavailable })}
      aria-labelledby={`${state.id}-label`}
      value={readDay(value)}
      onChange={(day) => onValueChange(day?.toString() ?? null)}
      granularity="day"
      shouldForceLeadingZeros
      firstDayOfWeek="mon"
      validationBehavior="aria"
    >
      <Group className={cx(affix.affix, s.frame)}>
        <DateInput className={s.parts ?? ""}>
          {(segment) => <DateSegment segment={segment} className={s.part ?? ""} />}
        </DateInput>
        <Button aria-label={openLabel}>
          <Icon name="calendar" />
        </Button>
      </Group>
      <Popover {...useOverlayContainer()} className={s.popover ?? ""} offset={4}>
        <Dialog className={s.dialog ?? ""}>
          <Calendar firstDayOfWeek="mon">
            <CalendarMonth texts={texts} pickYear={pickYear} />
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  </AriaLanguage>
);

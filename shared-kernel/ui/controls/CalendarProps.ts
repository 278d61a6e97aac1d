import type { Language } from "@serambi/kernel/contracts";

import type { FieldProps } from "../forms/FieldShell";
import type { DayRules } from "./isoDay";

export interface CalendarTexts {
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Names of the two selects where months and years are chosen rather than turned. */
  readonly month: string;
  readonly year: string;
}

export interface CalendarProps extends FieldProps, DayRules {
  readonly language: Language;
  readonly texts: CalendarTexts;
  /** Chooses month and year from lists, for days far away: a birth date. */
  readonly pickYear?: boolean | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** `2026-11-24`. */
  readonly value?: string | null | undefined;
  readonly defaultValue?: string | null | undefined;
  readonly onValueChange?: ((day: string | null) => void) | undefined;
}

export interface DatePickerProps extends CalendarProps {
  /** Name of the button ("Buka kalender"). */
  readonly openLabel: string;
}

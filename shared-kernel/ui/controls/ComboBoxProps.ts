import type { Language } from "@serambi/kernel/contracts";

import type { FieldProps } from "../forms/FieldShell";

export interface ComboOption {
  readonly value: string;
  readonly label: string;
  /** At the end of the line, searched as well: a bank's code, a city's province. */
  readonly end?: string | undefined;
}

export interface ComboBoxProps extends FieldProps {
  readonly language: Language;
  readonly options: readonly ComboOption[];
  readonly name?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly value?: string | null | undefined;
  readonly defaultValue?: string | null | undefined;
  readonly onValueChange?: ((value: string | null) => void) | undefined;
  /** In the list where nothing fits ("Tidak ada bank yang cocok."). */
  readonly emptyText: string;
  /** Below the list ("3 dari 142 bank"). */
  readonly countText?: ((shown: number, all: number) => string) | undefined;
  /** Names of the two buttons: "Tampilkan pilihan", "Kosongkan". */
  readonly openLabel: string;
  readonly clearLabel: string;
}

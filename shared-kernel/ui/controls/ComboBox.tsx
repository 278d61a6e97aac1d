import type { Language } from "@serambi/kernel/contracts";

import { FieldShell, useField, type FieldProps } from "../forms/FieldShell";
import { Select } from "../forms/Select";
import type { RichComboBoxProps } from "./RichComboBox";
import { useEnhanced } from "./useEnhanced";
import { useValue } from "./useValue";

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

const loadRich = () => import("./RichComboBox").then(({ RichComboBox }) => RichComboBox);

/**
 * One of many, found by typing: banks, cities, schools. The page comes with a native select of the same options, which
 * stays where no script runs; react-aria's combo box follows when the page stands, so it costs nothing before.
 */
export const ComboBox = ({
  language,
  options,
  name,
  placeholder,
  disabled = false,
  required = false,
  value: owned,
  defaultValue = null,
  onValueChange,
  emptyText,
  countText,
  openLabel,
  clearLabel,
  ...props
}: ComboBoxProps) => {
  const { shell, control } = useField(props);
  const [value, setValue] = useValue(owned, defaultValue, onValueChange);
  const enter = (entered: string) => {
    if (entered !== (value ?? "")) setValue(entered || null);
  };
  const [Rich, native] = useEnhanced<HTMLSelectElement, RichComboBoxProps>(loadRich, enter);

  if (Rich === null) {
    const nothing = { value: "", label: placeholder ?? "" };
    const state = { ref: native, name, disabled, required, defaultValue: value ?? "" };
    return (
      <Select {...shell} {...state} options={[nothing, ...options]} onChange={({ target }) => enter(target.value)} />
    );
  }
  return (
    <FieldShell {...shell}>
      <Rich
        {...{ language, options, name, placeholder, emptyText, countText, openLabel, clearLabel, value }}
        id={control.id}
        aria-describedby={control["aria-describedby"]}
        isInvalid={Boolean(shell.error)}
        isDisabled={disabled}
        isRequired={required}
        onValueChange={setValue}
      />
    </FieldShell>
  );
};

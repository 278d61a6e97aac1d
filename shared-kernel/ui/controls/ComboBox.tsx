import { FieldShell, useField } from "../forms/FieldShell";
import { Select } from "../forms/Select";
import type { ComboBoxProps } from "./ComboBoxProps";
import type { RichComboBoxProps } from "./RichComboBox";
import { useEnhanced } from "./useEnhanced";
import { useValue } from "./useValue";

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

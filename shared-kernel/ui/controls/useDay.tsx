import type { ComponentType, ReactNode } from "react";

import field from "../forms/Field.module.css";
import { useField } from "../forms/FieldShell";
import type { CalendarProps } from "./CalendarProps";
import { useEnhanced } from "./useEnhanced";
import { useValue } from "./useValue";

type DayProps = Omit<CalendarProps, "language" | "texts" | "pickYear" | "isUnavailable">;

/**
 * What every field for a day has in common: its shell, its value, the browser's own date input while nothing richer is
 * there, and the one hidden input that a form reads once it is.
 */
export const useDay = <Rich,>(
  load: () => Promise<ComponentType<Rich>>,
  { name, disabled = false, required, value: owned, defaultValue = null, onValueChange, min, max, ...props }: DayProps,
) => {
  const { shell, control } = useField(props);
  const [value, setValue] = useValue(owned, defaultValue, onValueChange);
  const enter = (entered: string): void => {
    if (entered !== (value ?? "")) setValue(entered || null);
  };
  const [Rich, ref] = useEnhanced<HTMLInputElement, Rich>(load, enter);
  const native: ReactNode = (
    <input
      {...control}
      {...{ ref, name, disabled, required, min, max }}
      defaultValue={value ?? ""}
      type="date"
      className={field.input}
      onChange={({ target }) => enter(target.value)}
    />
  );
  // Of our own: react-aria sends a picker's day twice.
  const hidden: ReactNode =
    name === undefined ? null : <input type="hidden" name={name} value={value ?? ""} disabled={disabled} />;
  return { shell, control, value, setValue, Rich, native, hidden };
};

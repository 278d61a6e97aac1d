import type { ComponentProps } from "react";

import { FieldShell, useField, type FieldProps } from "../forms/FieldShell";
import s from "./Slider.module.css";
import { useValue } from "./useValue";

type NativeProps = Omit<
  ComponentProps<"input">,
  "type" | "value" | "defaultValue" | "onChange" | "min" | "max" | "step" | keyof FieldProps
>;

export interface SliderProps extends NativeProps, FieldProps {
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly value?: number | undefined;
  readonly defaultValue?: number | undefined;
  readonly onValueChange?: ((value: number) => void) | undefined;
  /** The value in words ("7 jam"): shown beside the label and read aloud instead of the bare number. */
  readonly valueText: (value: number) => string;
  /** The ends of the line, shorter where there is less room ("2", "12"); otherwise as `valueText` says them. */
  readonly endText?: ((value: number) => string) | undefined;
}

/** One value on a line, where the neighbourhood matters more than the figure. */
export const Slider = ({
  value: owned,
  defaultValue,
  onValueChange,
  valueText,
  endText = valueText,
  ...props
}: SliderProps) => {
  const { shell, control, rest } = useField(props);
  const { min, max } = rest;
  const [value, setValue] = useValue(owned, defaultValue ?? min, onValueChange);
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <FieldShell {...shell}>
      <output htmlFor={control.id} className={s.value} aria-live="off">
        {valueText(value)}
      </output>
      <span className={s.line}>
        <svg className={s.track} aria-hidden="true">
          <rect className={s.whole} x="-12" width="100%" height="4" />
          <rect className={s.whole} x="12" width="100%" height="4" />
          <rect className={s.part} x="-12" width="12" height="4" />
          <rect className={s.part} width={`${Math.round(share * 1000) / 10}%`} height="4" />
        </svg>
        <input
          {...rest}
          {...control}
          type="range"
          value={value}
          aria-valuetext={valueText(value)}
          onChange={({ target }) => setValue(target.valueAsNumber)}
          className={s.range}
        />
      </span>
      <span className={s.ends} aria-hidden="true">
        <span>{endText(min)}</span>
        <span>{endText(max)}</span>
      </span>
    </FieldShell>
  );
};

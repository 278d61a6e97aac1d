import { Radio } from "@serambi/kernel/ui";

import s from "./Rows.module.css";

interface Props {
  readonly name: string;
  readonly label: string;
  readonly defaultValue: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of two or three, as rings. */
export const Radios = ({ name, label, defaultValue, options }: Props) => (
  <fieldset className={s.group}>
    <legend className={s.legend}>{label}</legend>
    {options.map((option) => (
      <Radio key={option.value} name={name} {...option} defaultChecked={option.value === defaultValue} />
    ))}
  </fieldset>
);

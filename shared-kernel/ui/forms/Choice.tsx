import type { ComponentProps } from "react";

import { cx } from "../cx";
import s from "./Choice.module.css";

export interface ChoiceProps extends Omit<ComponentProps<"input">, "type"> {
  readonly label: string;
  /** How many results this choice would leave. */
  readonly count?: number | string | undefined;
}

/** A box or a ring with its words; the whole line is the target. */
export const Choice = ({
  kind,
  label,
  count,
  className,
  ...rest
}: ChoiceProps & { readonly kind: "checkbox" | "radio" }) => (
  <label className={cx(s.choice, className)}>
    <input {...rest} type={kind} />
    <span className={s.words}>{label}</span>
    {count !== undefined && <span className={s.count}>{count}</span>}
  </label>
);

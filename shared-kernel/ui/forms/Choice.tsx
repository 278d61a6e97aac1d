import { useId, type ComponentProps, type ReactNode } from "react";

import { cx } from "../cx";
import s from "./Choice.module.css";
import { describedBy, FieldMessage } from "./FieldShell";

export interface ChoiceProps extends Omit<ComponentProps<"input">, "type"> {
  readonly label: ReactNode;
  /** A second, quieter line. */
  readonly help?: string | undefined;
  /** What is wrong with this one box, as with a consent that was not given. */
  readonly error?: string | undefined;
  /** How many results this choice would leave. */
  readonly count?: number | string | undefined;
}

/** A box or a ring with its words; the whole line is the target. */
export const Choice = ({
  kind,
  id: given,
  label,
  help,
  error,
  count,
  className,
  ...rest
}: ChoiceProps & { readonly kind: "checkbox" | "radio" }) => {
  const own = useId();
  const id = given ?? own;
  const line = (
    <label className={cx(s.choice, help && s.tall, className)}>
      <input
        {...rest}
        {...(given && { id })}
        {...(error && describedBy(id, { help: undefined, error, success: undefined }))}
        type={kind}
      />
      <span className={s.words}>
        {label}
        {help && <small className={s.help}>{help}</small>}
      </span>
      {count !== undefined && <span className={s.count}>{count}</span>}
    </label>
  );
  if (!error) return line;
  return (
    <div>
      {line}
      <FieldMessage id={id} error={error} success={undefined} />
    </div>
  );
};

import type { ComponentProps, MouseEvent } from "react";

import { cx } from "../cx";
import s from "./Button.module.css";
import { buttonClass, type ButtonLook } from "./buttonClass";

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /**
   * Whether what the button started is under way. Say `false` for "not now": then the button is as wide from the
   * first as it is while busy. A busy button keeps the focus and does nothing when pressed.
   */
  readonly busy?: boolean | undefined;
  /** What it says meanwhile ("Mengirim…"). */
  readonly busyLabel?: string | undefined;
}

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Both faces stand in one place, so that changing between them moves nothing. */
const Faces = ({ busy, busyLabel, children }: Pick<ButtonProps, "busy" | "busyLabel" | "children">) => (
  <span className={s.faces}>
    <span className={s.face} data-hidden={busy || undefined}>
      {children}
    </span>
    <span className={s.face} data-hidden={!busy || undefined}>
      <span className={s.spinner} />
      {busyLabel ?? children}
    </span>
  </span>
);

export const Button = ({
  variant,
  size,
  wide,
  className,
  type = "button",
  busy,
  busyLabel,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    {...(busy && { "aria-busy": true, "aria-disabled": true })}
    // oxlint-disable-next-line react/button-has-type -- one of the three, by its type
    type={type}
    className={cx(buttonClass({ variant, size, wide }), className)}
    onClick={busy ? ignore : onClick}
  >
    {busy === undefined ? children : <Faces {...{ busy, busyLabel }}>{children}</Faces>}
  </button>
);

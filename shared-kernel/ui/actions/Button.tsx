import type { ComponentProps } from "react";

import { cx } from "../cx";
import { buttonClass, type ButtonLook } from "./buttonClass";

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {}

export const Button = ({ variant, size, wide, className, type = "button", ...rest }: ButtonProps) => (
  // oxlint-disable-next-line react/button-has-type -- one of the three, by its type
  <button {...rest} type={type} className={cx(buttonClass({ variant, size, wide }), className)} />
);

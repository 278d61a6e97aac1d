import type { IconName } from "@serambi/kernel/icons";
import type { ComponentProps } from "react";

import { cx } from "../cx";
import { Icon } from "../pictures/Icon";
import s from "./IconButton.module.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label" | "type"> {
  /** What it does: the sign alone says nothing to a screen reader. */
  readonly label: string;
  readonly icon: IconName;
  /** `line` stands in a frame, where the sign alone would not look like a button. */
  readonly variant?: "quiet" | "line" | undefined;
}

/** A sign that is pressed, 40 px (44 by touch). For signs that everybody knows: close, search, copy. */
export const IconButton = ({ label, icon, variant = "quiet", className, ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type="button"
    aria-label={label}
    className={cx(s.iconButton, variant === "line" && s.line, className)}
  >
    <Icon name={icon} />
  </button>
);

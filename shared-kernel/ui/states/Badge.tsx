import type { IconName } from "@serambi/kernel/icons";
import type { ReactNode } from "react";

import { cx } from "../cx";
import { Icon } from "../pictures/Icon";
import s from "./Badge.module.css";

export interface BadgeProps {
  readonly tone?: "neutral" | "info" | "success" | "warning" | "danger" | undefined;
  /** A shape beside the word, where two tones stand close together: the colour only repeats it. */
  readonly icon?: IconName | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A word about the state of one thing: a payment, a draft. */
export const Badge = ({ tone = "neutral", icon, className, children }: BadgeProps) => (
  <span className={cx(s.badge, tone !== "neutral" && s[tone], className)}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);

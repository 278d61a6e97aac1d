import { cx } from "../cx";
import s from "./Icon.module.css";
import { ICONS, type IconName } from "@serambi/kernel/icons";

export interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A sign beside a word. It says nothing to a screen reader: the word does. */
export const Icon = ({ name, className }: IconProps) => (
  <svg className={cx(s.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);

import { cx } from "../cx";
import s from "./Button.module.css";

export interface ButtonLook {
  readonly variant?: "solid" | "line" | undefined;
  readonly size?: "regular" | "small" | undefined;
  readonly wide?: boolean | undefined;
}

/** What a button and a link that looks like one share. */
export const buttonClass = ({ variant, size, wide }: ButtonLook): string =>
  cx(s.button, variant === "line" ? s.line : s.solid, size === "small" && s.small, wide && s.wide);

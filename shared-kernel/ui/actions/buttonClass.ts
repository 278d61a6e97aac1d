import { cx } from "../cx";
import s from "./Button.module.css";

export interface ButtonLook {
  /** Filled once a view; `quiet` for what one may leave be; `danger` destroys, `danger-line` is the first step to it. */
  readonly variant?: "solid" | "line" | "quiet" | "danger" | "danger-line" | undefined;
  readonly size?: "regular" | "small" | undefined;
  readonly wide?: boolean | undefined;
}

const VARIANTS = {
  solid: [s.solid],
  line: [s.line],
  quiet: [s.quiet],
  danger: [s.danger],
  "danger-line": [s.line, s.dangerLine],
} as const;

/** What a button and a link that looks like one share. */
export const buttonClass = ({ variant = "solid", size, wide }: ButtonLook): string =>
  cx(s.button, ...VARIANTS[variant], size === "small" && s.small, wide && s.wide);

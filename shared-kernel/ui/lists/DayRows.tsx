import type { ReactNode } from "react";

import { cx } from "../cx";
import s from "./DayRows.module.css";

export interface DayRowsProps {
  /** Each a `DayRow`. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** What happens on days, as a list with a rule above each. */
export const DayRows = ({ children, className }: DayRowsProps) => <ul className={cx(s.rows, className)}>{children}</ul>;

import type { ReactNode } from "react";

import { cx } from "../cx";
import s from "./DayRows.module.css";

export interface DayRowProps {
  /** The day, in a column of its own. */
  readonly day: ReactNode;
  readonly heading: "h3" | "h4";
  /** What happens; a link takes the colour `--row-hover` under the pointer. */
  readonly title: ReactNode;
  /** What has to be known to come, in one line. */
  readonly facts: ReactNode;
  /** What stands beside or below. */
  readonly children?: ReactNode;
  /** Columns other than the usual two. */
  readonly className?: string | undefined;
}

/** A line of `DayRows`: the day, what happens on it, and what has to be known to come. */
export const DayRow = ({ day, heading: Heading, title, facts, children, className }: DayRowProps) => (
  <li className={cx(s.row, className)}>
    {day}
    <div className={s.words}>
      <Heading className={s.title}>{title}</Heading>
      {facts}
    </div>
    {children}
  </li>
);

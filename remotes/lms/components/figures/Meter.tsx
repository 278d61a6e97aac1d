import { cx } from "@serambi/kernel/ui";

import s from "./Meter.module.css";

interface MeterProps {
  /** 0 to 100. */
  readonly value: number;
  /** Where it should come to, 0 to 100. */
  readonly goal?: number | undefined;
  readonly className?: string | undefined;
}

/** A drawn bar: widths are attributes of the drawing, because the page's policy allows no style of an element. */
export const Meter = ({ value, goal, className }: MeterProps) => (
  <svg className={cx(s.meter, className)} viewBox="0 0 100 1" preserveAspectRatio="none">
    <rect className={s.way} width="100" height="1" />
    <rect className={s.done} width={value} height="1" />
    {goal !== undefined && <rect className={s.goal} x={goal} width="0.5" height="1" />}
  </svg>
);

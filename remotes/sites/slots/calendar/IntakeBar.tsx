import type { ClassState } from "@serambi/kernel/contracts";
import { useId } from "react";

import type { CalendarSpan } from "./calendarSpan";
import s from "./IntakeBar.module.css";

interface IntakeBarProps {
  readonly state: ClassState;
  readonly span: CalendarSpan | null;
  readonly dates: string;
}

const LOOKS: Readonly<Record<ClassState, string | undefined>> = {
  "registration-open": s.open,
  "coming-soon": s.soon,
  upcoming: s.soon,
  started: s.started,
  ended: s.started,
};

/** Text starts this many pixels after the bar does. */
const INSET = 12;

/**
 * An intake as a bar of the calendar, its dates in it as selectable text. SVG, because its lengths are attributes:
 * the content security policy allows no inline styles. An intake outside the calendar shows its dates only.
 */
export const IntakeBar = ({ state, span, dates }: IntakeBarProps) => {
  const fade = useId();
  const start = `${span?.start ?? 0}%`;
  return (
    <svg className={s.bar} width="100%" height="36">
      {span?.hasBegun && (
        <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1="0" x2="48">
          <stop className={s.clear} offset="0" />
          <stop className={s.tint} offset="1" />
        </linearGradient>
      )}
      {span && (
        <rect
          className={LOOKS[state]}
          x={start}
          width={`${span.width}%`}
          height="36"
          fill={span.hasBegun ? `url(#${fade})` : undefined}
        />
      )}
      <text
        className={s.dates}
        x={start}
        dx={span?.hasBegun ? 2 * INSET : INSET}
        y="18"
        dy="0.36em"
        data-state={span ? state : "none"}
      >
        {dates}
      </text>
    </svg>
  );
};

import { useId } from "react";

import type { GanttProps } from "./schema";
import s from "./Gantt.module.css";

const ROW = 10;

/** The bars of one lane, drawn in hours: the picture is stretched to the lane's width. */
const Bars = ({ bars, hours, hatch }: { bars: GanttProps["lanes"][number]["bars"]; hours: number; hatch: string }) => (
  <svg viewBox={`0 0 ${hours} ${ROW}`} preserveAspectRatio="none">
    {bars.map(({ from, to, tone }) => (
      <rect
        key={from}
        x={from}
        y={2}
        width={Math.max(0, to - from)}
        height={ROW - 4}
        className={tone === "main" ? s.main : undefined}
        fill={tone === "optional" ? `url(#${hatch})` : undefined}
      />
    ))}
  </svg>
);

/** Who does what when, as bars over the hours. The table below says the same in words. */
export const Lanes = ({ hours, axis, lanes }: Pick<GanttProps, "hours" | "axis" | "lanes">) => {
  const hatch = useId();
  return (
    <div className={s.gantt} aria-hidden="true">
      <svg className={s.grid} viewBox={`0 0 ${hours} 1`} preserveAspectRatio="none">
        <defs>
          <pattern id={hatch} width="0.3" height="1" patternUnits="userSpaceOnUse">
            <path d="M.06 0V1" className={s.hatch} />
          </pattern>
        </defs>
        <path d={Array.from({ length: hours }, (_, hour) => `M${hour} 0V1`).join("")} />
      </svg>
      <div className={s.axis}>
        {axis.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {lanes.map(({ name, bars }) => (
        <div key={name} className={s.lane}>
          <b>{name}</b>
          <Bars {...{ bars, hours, hatch }} />
        </div>
      ))}
    </div>
  );
};

import { cx } from "@serambi/kernel/ui";

import type { HeroSlopeProps } from "./schema";
import s from "./Slopes.module.css";

const LEFT = 300;
const RIGHT = 640;
const TOP = 52;
const PITCH = 80;
/** The right side stands closer together, so that no line is level by accident. */
const RIGHT_TOP = 92;
const RIGHT_PITCH = 70;

/** Lines from what was measured before to what was measured after; the first is drawn heavier. */
export const Slopes = ({ lines }: Pick<HeroSlopeProps, "lines">) => {
  const height = TOP + PITCH * (lines.length - 1) + 38;
  return (
    <svg viewBox={`0 0 790 ${height}`} className={s.picture} aria-hidden="true">
      <path className={s.axis} d={`M${LEFT} 20V${height - 10}M${RIGHT} 20V${height - 10}`} />
      {lines.map(({ label, before, after, place }, index) => {
        const from = TOP + PITCH * index;
        const to = RIGHT_TOP + RIGHT_PITCH * (place - 1);
        const isFirst = index === 0;
        const radius = isFirst ? 6 : 4;
        return (
          <g key={label} className={cx(s.line, isFirst && s.first)}>
            <path d={`M${LEFT} ${from}L${RIGHT} ${to}`} pathLength={1} />
            <circle cx={LEFT} cy={from} r={radius} />
            <circle cx={RIGHT} cy={to} r={radius} />
            <text className={s.wide} x={LEFT - 18} y={from + 7}>
              <tspan className={s.label}>{label}</tspan> <tspan className={s.value}>{before}</tspan>
            </text>
            <text className={cx(s.narrow, s.label)} x={LEFT - 18} y={from - 10}>
              {label}
            </text>
            <text className={cx(s.narrow, s.value)} x={LEFT - 18} y={from + 24}>
              {before}
            </text>
            <text className={s.after} x={RIGHT + 18} y={to + 8}>
              {after}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

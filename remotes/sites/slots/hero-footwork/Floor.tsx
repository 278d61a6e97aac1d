import { cx } from "@serambi/kernel/ui";

import s from "./Floor.module.css";
import type { Step } from "./footwork";

const FOOT = "M1-20c6 0 9 5 9 12 0 6-3 11-9 11S-8-2-8-8c0-7 3-12 9-12zM-1 7c4 0 6 3 6 7s-2 7-6 7-6-3-6-7 2-7 6-7z";

interface FloorProps {
  readonly steps: readonly Step[];
  readonly viewBox: string;
  readonly className?: string | undefined;
}

/** Footprints with their numbers along a dotted path, left and right in turn. Decorative: the caption says it. */
export const Floor = ({ steps, viewBox, className }: FloorProps) => (
  <svg viewBox={viewBox} aria-hidden="true" className={cx(s.floor, className)}>
    <path className={s.path} d={`M${steps.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
    {steps.map(({ x, y, turn }, index) => (
      <g key={`${x} ${y}`} className={s.step}>
        <path
          d={FOOT}
          className={s.foot}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${index % 2 === 0 ? 2 : -2} 2)`}
        />
        <text x={x + 40} y={y - 22}>
          {index + 1}
        </text>
      </g>
    ))}
  </svg>
);

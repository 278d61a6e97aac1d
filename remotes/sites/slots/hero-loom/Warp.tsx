import { useId } from "react";

import type { HeroLoomProps } from "./schema";
import s from "./Warp.module.css";

const Mark = ({ value, label }: HeroLoomProps["now"]) => (
  <div className={s.mark}>
    <p>
      <b>{value}</b>
      {` ${label}`}
    </p>
  </div>
);

/**
 * The threads that are not woven yet, the reed where the work stands, and the two marks. SVG, because its lengths
 * are attributes: the content security policy allows no inline styles.
 */
export const Warp = ({ now, goal }: Pick<HeroLoomProps, "now" | "goal">) => {
  const threads = useId();
  const teeth = useId();
  const edge = `${now.value}%`;
  const aim = `${goal.value}%`;
  return (
    <svg className={s.warp} width="100%" height="100%">
      <defs>
        <pattern id={threads} width="12" height="12" patternUnits="userSpaceOnUse">
          <path className={s.thread} d="M0 0h12v1.5H0z" />
        </pattern>
        <pattern id={teeth} width="12" height="12" patternUnits="userSpaceOnUse">
          <path className={s.thread} d="M0 0h12v8H0z" />
        </pattern>
      </defs>
      <g className={s.open}>
        <rect className={s.ground} x={edge} width="100%" height="100%" />
        <rect x={edge} width="100%" height="100%" fill={`url(#${threads})`} />
      </g>
      <rect className={s.thread} x={edge} width="5" height="100%" />
      <svg x={edge} overflow="visible">
        <rect x="14" y="-14" width="11" height="100%" fill={`url(#${teeth})`} />
      </svg>
      <svg x={edge} y="100%" overflow="visible">
        <rect x="14" y="-14" width="11" height="28" fill={`url(#${teeth})`} />
      </svg>
      <rect className={s.thread} x={aim} width="3" height="100%" />
      <svg x={aim} overflow="visible">
        <foreignObject x="3" width="340" height="100">
          <Mark {...goal} />
        </foreignObject>
      </svg>
      <svg x={edge} y="100%" overflow="visible">
        <foreignObject x="32" y="-100" width="340" height="100" className={s.low}>
          <Mark {...now} />
        </foreignObject>
      </svg>
    </svg>
  );
};

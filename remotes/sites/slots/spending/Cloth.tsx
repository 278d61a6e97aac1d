import { cx } from "@serambi/kernel/ui";
import { useId } from "react";

import s from "./Spending.module.css";

interface ClothProps {
  readonly stars: number;
  /** The organisation's own part of the sum, in the other colour, as a strip without stars. */
  readonly kept?: number | undefined;
  /** Stars of the longest length beside it. */
  readonly longest: number;
  readonly className?: string | undefined;
}

/** Width and height of a star's field. */
const FIELD = [10, 32] as const;

/** A length of truntum cloth with so many stars. Widths are attributes: the content security policy allows no inline styles. */
export const Cloth = ({ stars, kept, longest, className }: ClothProps) => {
  const pattern = useId();
  const [width, height] = FIELD;
  const isStrip = kept !== undefined;
  const all = stars + (kept ?? 0);
  const tall = isStrip ? 4 : height;
  return (
    <svg
      className={cx(s.cloth, className)}
      viewBox={`0 0 ${all * width} ${tall}`}
      width={`${(all / longest) * 100}%`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <pattern id={pattern} width={width} height={height} patternUnits="userSpaceOnUse">
        <g className={s.star}>
          <path d="M5 11v10M.7 16h8.6M2 12.8l6 6.4M8 12.8l-6 6.4" />
          <circle cx="5" cy="16" r="1.1" />
          <circle cx="5" cy="5" r=".5" />
          <circle cx="5" cy="27" r=".5" />
        </g>
      </pattern>
      <rect width={stars * width} height={tall} className={s.ground} />
      {isStrip ? (
        <rect x={stars * width} width={kept * width} height={tall} className={s.keptGround} />
      ) : (
        <rect width={stars * width} height={tall} fill={`url(#${pattern})`} />
      )}
    </svg>
  );
};

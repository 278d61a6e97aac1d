import type { Training } from "./schema";
import s from "./WeeksBar.module.css";

/** Part of its week that a piece of a broken bar fills. */
const PART = 0.45;

interface WeeksBarProps extends Pick<Training, "weeks" | "length" | "isBroken"> {
  /** Weeks of the whole width. */
  readonly scale: number;
}

/** A length on the scale that all trainings share. Widths are attributes: the page has no styles of its own. */
export const WeeksBar = ({ weeks, length, isBroken = false, scale }: WeeksBarProps) => {
  const percent = (value: number): string => `${(value / scale) * 100}%`;
  const bars = isBroken
    ? Array.from({ length: weeks }, (_, week) => ({ from: week, width: PART }))
    : [{ from: 0, width: weeks }];
  return (
    <span className={s.length}>
      <svg className={s.bar} width="100%" aria-hidden="true">
        {Array.from({ length: scale + 1 }, (_, week) => (
          <line key={week} x1={percent(week)} x2={percent(week)} y1="0" y2="100%" className={s.week} />
        ))}
        {bars.map(({ from, width }) => (
          <rect key={from} x={percent(from)} width={percent(width)} className={s.fill} />
        ))}
        <text x={percent(weeks + 0.4)} y="50%" className={s.beside}>
          {length}
        </text>
      </svg>
      <span className={s.below}>{length}</span>
    </span>
  );
};

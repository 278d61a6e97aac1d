import { cx } from "@serambi/kernel/ui";

import type { RecordProps } from "./schema";
import s from "./Record.module.css";

const WIDTH = 560;
const FLOOR = 210;
const TALLEST = 196;
/** Left of the first column: room for the rules' numbers. */
const START = 54;
const COLUMN = 48;

/** Columns over time; the table beside them says the same to those who do not see them. */
export const Columns = ({ bars, rules = [] }: Pick<RecordProps["chart"], "bars" | "rules">) => {
  const greatest = Math.max(...bars.map(({ value }) => value), 1);
  const heightOf = (value: number): number => (value / greatest) * TALLEST;
  const pitch = (WIDTH - START) / bars.length;
  const last = bars.length - 1;
  return (
    <svg viewBox={`0 0 ${WIDTH} 250`} className={s.picture} aria-hidden="true">
      <path className={s.rule} d={`M0 ${FLOOR}h${WIDTH}`} />
      {rules.map(({ value, shown }) => (
        <g key={shown}>
          <path className={s.rule} d={`M0 ${FLOOR - heightOf(value)}h${WIDTH}`} />
          <text x="0" y={FLOOR - heightOf(value) - 6}>
            {shown}
          </text>
        </g>
      ))}
      {bars.map(({ label, value, shown }, index) => {
        const height = heightOf(value);
        const middle = START + pitch * (index + 0.5);
        const isNow = index === last;
        // The last one's number stands in its column, as long as the column is tall enough for it.
        const isInside = isNow && height > 30;
        return (
          <g key={label}>
            <rect
              className={cx(s.column, isNow && s.now)}
              x={middle - COLUMN / 2}
              y={FLOOR - height}
              width={COLUMN}
              height={height}
            />
            <text className={cx(s.value, isInside && s.inside)} x={middle} y={FLOOR - height + (isInside ? 22 : -8)}>
              {shown}
            </text>
            <text className={s.label} x={middle} y={FLOOR + 24}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

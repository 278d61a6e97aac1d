import type { Language } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";

import type { Chart } from "../contract/Chart";
import s from "./LineChart.module.css";
import { monthName } from "./monthName";

interface LineChartProps {
  readonly chart: Chart;
  /** Says what is drawn; the table beside it has the numbers. */
  readonly label: string;
  readonly language: Language;
}

/** A line over months with its values at the edge, and each month's under the pointer. */
export const LineChart = ({ chart, label, language }: LineChartProps) => {
  const { width, height, line, area, points, rows, years } = chart;
  const last = points.at(-1);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={s.chart} role="img" aria-label={label}>
      {rows.map(({ y, value }) => (
        <g key={value}>
          <line x1={56} x2={width - 16} y1={y} y2={y} className={s.row} />
          <text x={48} y={y + 4} className={s.value}>
            {formatNumber(value, language)}
          </text>
        </g>
      ))}
      <path d={area} className={s.area} />
      <path d={line} className={s.line} />
      {years.map(({ x, year }) => (
        <text key={`${x} ${year}`} x={x} y={height - 10} className={s.year}>
          {year}
        </text>
      ))}
      {points.map(({ x, y, month, value }) => (
        <circle key={month} cx={x} cy={y} r={8} className={s.point}>
          <title>{`${monthName(month, language)}: ${formatNumber(value, language)}`}</title>
        </circle>
      ))}
      {last && <circle cx={last.x} cy={last.y} r={5} className={s.last} />}
    </svg>
  );
};

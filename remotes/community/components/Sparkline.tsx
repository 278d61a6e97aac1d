import s from "./Sparkline.module.css";

interface SparklineProps {
  readonly values: readonly number[];
}

const WIDTH = 78;
const HEIGHT = 26;
const EDGE = 4;

/** A number's course as a line; the words beside it say the values. */
export const Sparkline = ({ values }: SparklineProps) => {
  const most = Math.max(1, ...values);
  const points = values.map((value, index) => ({
    x: EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, values.length - 1),
    y: HEIGHT - EDGE - (value * (HEIGHT - 2 * EDGE)) / most,
  }));
  const last = points.at(-1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={s.line} aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")} />
      {last && <circle cx={last.x.toFixed(1)} cy={last.y.toFixed(1)} r="3.5" />}
    </svg>
  );
};

import s from "./Radar.module.css";

interface RadarProps {
  /** Clockwise from above. */
  readonly scores: readonly { readonly name: string; readonly score: number }[];
  readonly hasNames?: boolean;
}

const MIDDLE = 150;
const REACH = 110;
const RINGS = [25, 50, 75, 100] as const;

/** The point of a score on its axis. */
const pointAt = (index: number, count: number, share: number): readonly [number, number] => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [MIDDLE + Math.cos(angle) * REACH * share, MIDDLE + Math.sin(angle) * REACH * share];
};

const written = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

const ANCHORS = ["middle", "start", "middle", "end"] as const;
const DOWN = [-14, 5, 26, 5] as const;
const ACROSS = [0, 10, 0, -10] as const;

/** Scores as a figure: what it shows is told by the table beside it. */
export const Radar = ({ scores, hasNames = false }: RadarProps) => {
  const count = scores.length;
  const points = scores.map(({ score }, index) => pointAt(index, count, score / 100));
  return (
    <svg
      className={s.radar}
      viewBox={hasNames ? "-60 10 420 280" : "30 30 240 240"}
      aria-hidden="true"
      focusable="false"
    >
      {RINGS.map((ring) => (
        <polygon
          key={ring}
          className={s.ring}
          points={written(scores.map((_, index) => pointAt(index, count, ring / 100)))}
        />
      ))}
      {scores.map(({ name }, index) => {
        const [x, y] = pointAt(index, count, 1);
        return <line key={name} className={s.ring} x1={MIDDLE} y1={MIDDLE} x2={x} y2={y} />;
      })}
      <polygon className={s.area} points={written(points)} />
      {points.map(([x, y], index) => (
        <circle key={scores[index]?.name} className={s.dot} cx={x} cy={y} r={5} />
      ))}
      {hasNames &&
        scores.map(({ name }, index) => {
          const [x, y] = pointAt(index, count, 1);
          return (
            <text
              key={name}
              className={s.name}
              x={x + (ACROSS[index] ?? 0)}
              y={y + (DOWN[index] ?? 0)}
              textAnchor={ANCHORS[index] ?? "middle"}
            >
              {name}
            </text>
          );
        })}
    </svg>
  );
};

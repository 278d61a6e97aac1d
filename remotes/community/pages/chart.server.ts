import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";

import type { Chart } from "../contract/Chart";

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { top: 16, right: 16, bottom: 32, left: 56 };
const ROWS = 4;

/** Rounds a place to a tenth of a unit: more would only be bytes. */
const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws a line over months. @returns null for fewer than two months */
export const drawChart = (values: readonly { readonly month: string; readonly value: number }[]): Chart | null => {
  if (values.length < 2) return null;
  const x = scaleLinear([0, values.length - 1], [EDGE.left, WIDTH - EDGE.right]);
  const y = scaleLinear([0, Math.max(1, ...values.map(({ value }) => value))], [HEIGHT - EDGE.bottom, EDGE.top]).nice(
    ROWS,
  );
  const points = values.map(({ month, value }, index) => ({ x: round(x(index)), y: round(y(value)), month, value }));
  const place = { x: ({ x: at }: (typeof points)[number]) => at, y: ({ y: at }: (typeof points)[number]) => at };
  return {
    width: WIDTH,
    height: HEIGHT,
    line: line(place.x, place.y)(points) ?? "",
    area: area(place.x, HEIGHT - EDGE.bottom, place.y)(points) ?? "",
    points,
    rows: y.ticks(ROWS).map((value) => ({ y: round(y(value)), value })),
    years: points.flatMap(({ x: at, month }) => (month.endsWith("-01") ? [{ x: at, year: month.slice(0, 4) }] : [])),
  };
};

import type { Dice } from "../dice";
import { pair, range, type Point } from "../draw";

/** Sites of the islands, by rows: two, three, two. */
const ROWS = [2, 3, 2] as const;
/** Half the channel between two islands. */
const CHANNEL = 4.5;
/** Longest piece of coast between two points. */
const COAST = 44;

const placeSites = (dice: Dice, size: number): Point[] =>
  ROWS.flatMap((count, row) =>
    range(count, (index): Point => {
      const x = ((index + 0.5 + (row % 2) * 0.5 + dice.between(-0.14, 0.14)) * size) / count;
      return [x, ((row + 0.5 + dice.between(-0.12, 0.12)) * size) / 3];
    }),
  );

/** What is left of a cell on the near side of a line; `side` is negative there. */
const cut = (cell: readonly Point[], side: (point: Point) => number): Point[] =>
  cell.flatMap((point, index) => {
    const next = cell[(index + 1) % cell.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const kept: Point[] = here <= 0 ? [point] : [];
    if (here * there < 0) {
      const t = here / (here - there);
      kept.push([point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t]);
    }
    return kept;
  });

/** The part of the torus nearer to a site than to any other: a Voronoi cell, drawn in by the channel. */
const cellOf = (site: Point, sites: readonly Point[], size: number): Point[] => {
  const [x, y] = site;
  let cell: Point[] = [
    [x - size, y - size],
    [x + size, y - size],
    [x + size, y + size],
    [x - size, y + size],
  ];
  for (const other of sites)
    for (let i = -1; i < 2; i++)
      for (let j = -1; j < 2; j++) {
        if (other === site && i === 0 && j === 0) continue;
        const [dx, dy] = [other[0] + i * size - x, other[1] + j * size - y];
        const limit = (dx * dx + dy * dy) / 2 - CHANNEL * Math.hypot(dx, dy);
        cell = cut(cell, ([px, py]) => (px - x) * dx + (py - y) * dy - limit);
      }
  return cell;
};

const divide = (cell: readonly Point[]): Point[] =>
  cell.flatMap((point, index) => {
    const next = cell[(index + 1) % cell.length] ?? point;
    const pieces = Math.max(1, Math.round(Math.hypot(next[0] - point[0], next[1] - point[1]) / COAST));
    return range(pieces, (k): Point => [
      point[0] + ((next[0] - point[0]) * k) / pieces,
      point[1] + ((next[1] - point[1]) * k) / pieces,
    ]);
  });

const smooth = (coast: readonly Point[]): Point[] =>
  coast.map((point, index): Point => {
    const before = coast.at(index - 1) ?? point;
    const after = coast[(index + 1) % coast.length] ?? point;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });

/** Curves through the middles of the coast's pieces, moved into the tile by whole tiles. */
const outline = (coast: readonly Point[], size: number): string => {
  const middles = coast.map((point, index): Point => {
    const next = coast[(index + 1) % coast.length] ?? point;
    return [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
  });
  const left = Math.floor(Math.min(...middles.map(([x]) => x)) / size) * size;
  const top = Math.floor(Math.min(...middles.map(([, y]) => y)) / size) * size;
  const points = middles.map(([x, y]) => pair(x - left, y - top));
  const [controlX, controlY] = coast[1] ?? [0, 0];
  const [first = "", second = "", ...rest] = points;
  return `M${first}Q${pair(controlX - left, controlY - top)} ${second}T${rest.join(" ")} ${first}z`;
};

/** Outlines of the islands of one tile, which repeats without a seam. */
export const drawIslands = (dice: Dice, size: number): string[] => {
  const sites = placeSites(dice, size);
  const phase = range(4, () => dice.between(0, 6.28));
  const [p = 0, q = 0, r = 0, t = 0] = phase;
  const wave = (2 * Math.PI) / size;
  const warp = ([x, y]: Point): Point => [
    x + 10 * Math.sin(3 * wave * y + p) + 6 * Math.sin(wave * (2 * x + 4 * y) + q),
    y + 10 * Math.sin(3 * wave * x + r) + 6 * Math.sin(wave * (4 * x - 2 * y) + t),
  ];
  return sites.map((site) => outline(smooth(divide(cellOf(site, sites, size))).map(warp), size));
};

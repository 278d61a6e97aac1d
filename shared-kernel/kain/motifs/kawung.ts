import { definePath, dots, fill, leaf, oval, pair, rhomb, spot, stroke, turn, type Point } from "../draw";
import type { MakeMotif } from "./Motif";

const CELLS = [
  [20, 20, 45],
  [60, 20, 135],
  [20, 60, 135],
  [60, 60, 45],
] as const;
const KNOTS: readonly Point[] = [
  [40, 40],
  [0, 0],
  [80, 0],
  [0, 80],
  [80, 80],
];
const HOLLOWS: readonly Point[] = [
  [0, 40],
  [40, 0],
  [80, 40],
  [40, 80],
];

const oneStem = (x: number, y: number, degrees: number): string => {
  const [dx, dy] = turn(12, 0, degrees);
  return `M${pair(x - dx, y - dy)}L${pair(x + dx, y + dy)}`;
};

const twoSeeds = CELLS.flatMap(([x, y, degrees]): Point[] =>
  [-1, 1].map((side) => {
    const [dx, dy] = turn(side * 9.5, 0, degrees);
    return [x + dx, y + dy];
  }),
);

/** Areca fruit cut across: an oval on the diagonal of every cell, direction alternating, so that four make a flower. */
export const kawung: MakeMotif = (dice, id) => {
  const kind = dice.below(3);
  const [hasLeaves, hasStems] = [kind === 1, kind === 2];
  const inner = CELLS.map(([x, y, degrees]) =>
    hasLeaves ? leaf(x, y, degrees, -17, 17, 13) : oval(x, y, 18.6, 9.6, degrees),
  );
  const isen = HOLLOWS.flatMap(([x, y]): Point[] => [
    [x - 5, y],
    [x + 5, y],
    [x, y - 5],
    [x, y + 5],
  ]);
  return {
    width: 80,
    height: 80,
    rows: 4.5,
    face: 1.5,
    strip: 80,
    centre: [40, 40],
    defs:
      definePath(`${id}a`, CELLS.map(([x, y, degrees]) => oval(x, y, 23.4, 14, degrees)).join("")) +
      definePath(`${id}b`, inner.join("")) +
      definePath(
        `${id}c`,
        hasStems ? CELLS.map(([x, y, degrees]) => oneStem(x, y, degrees)).join("") : dots(twoSeeds),
      ) +
      definePath(`${id}d`, KNOTS.map(([x, y]) => rhomb(x, y, 4.4)).join("")) +
      definePath(`${id}e`, dots(isen)),
    draw: (cloth) =>
      fill(`${id}a`, cloth.soft) +
      (hasLeaves ? fill(`${id}b`, cloth.mid) : stroke(`${id}b`, cloth.line, 1)) +
      (hasStems ? spot(`${id}c`, cloth.line, 2) : spot(`${id}c`, hasLeaves ? cloth.ground : cloth.line, 4.4)) +
      fill(`${id}d`, cloth.dot) +
      spot(`${id}e`, cloth.line, 2.4),
  };
};

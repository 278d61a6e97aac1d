import { mix } from "../colour";
import { definePath, dots, fill, leaf, num, range, rhomb, spot, stroke } from "../draw";
import type { MakeMotif } from "./Motif";

const WIDTH = 64;
const HEIGHT = 132;
const BASE = 108;

const triangle = (inset: number): string =>
  `M${num(1 + inset * 1.2)} ${num(BASE - inset * 0.7)}L32 ${num(8 + inset * 3.2)}L${num(63 - inset * 1.2)} ${num(BASE - inset * 0.7)}z`;

const pairOfLeaves = (
  y: number,
  [left, right]: readonly [number, number],
  from: number,
  to: number,
  width: number,
): string => leaf(32, y, left, from, to, width) + leaf(32, y, right, from, to, width);

/** What grows inside a triangle: a string of lozenges, a young plant, or a fern. */
const HEARTS = [
  () => range(4, (i) => rhomb(32, 94 - i * 15, 10 - i * 2.2, 6.6 - i * 0.9)).join(""),
  () =>
    leaf(32, 100, -90, 2, 56, 9) + pairOfLeaves(98, [-38, -142], 3, 21, 8) + pairOfLeaves(88, [-62, -118], 5, 24, 5),
  () =>
    range(3, (i) => pairOfLeaves(100 - i * 18, [-35, -145], 1, 20 - i * 5, 6 - i)).join("") +
    leaf(32, 64, -90, 0, 22, 5),
] as const;

/** Bamboo shoots: a row of tall triangles on a dotted hem, a bud hanging in every gap. */
export const tumpal: MakeMotif = (dice, id) => {
  const heart = HEARTS[dice.below(3)] ?? HEARTS[0];
  return {
    width: WIDTH,
    height: HEIGHT,
    rows: 2.4,
    face: 1,
    strip: HEIGHT,
    centre: [32, 66],
    defs:
      definePath(`${id}a`, triangle(0)) +
      definePath(`${id}b`, triangle(4)) +
      definePath(`${id}c`, heart()) +
      definePath(`${id}d`, [0, WIDTH].map((x) => leaf(x, 12, 90, 0, 38, 9) + rhomb(x, 60, 2.6, 4)).join("")) +
      definePath(`${id}e`, `M0 112H${WIDTH}M0 116H${WIDTH}M0 128H${WIDTH}M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`) +
      definePath(`${id}f`, dots(range(4, (i) => [8 + 16 * i, 122]))),
    draw: (cloth) => {
      const plant = mix(cloth.mid, cloth.line, 0.25);
      return (
        fill(`${id}a`, cloth.soft) +
        stroke(`${id}b`, cloth.line, 1) +
        fill(`${id}c`, plant) +
        fill(`${id}d`, plant) +
        stroke(`${id}e`, cloth.line, 1) +
        spot(`${id}f`, cloth.dot, 3.8)
      );
    },
  };
};

import { mix } from "../colour";
import { around, definePath, dots, fill, leaf, oval, range, spot, stroke, turn, type Point } from "../draw";
import type { MakeMotif } from "./Motif";

const SIZE = 112;
const CENTRE = SIZE / 2;
const CORNERS: readonly Point[] = [
  [0, 0],
  [SIZE, 0],
  [0, SIZE],
  [SIZE, SIZE],
];

/** A rosette in a ring, the rings touching or each in a square; a four-leaf in every gap. */
export const ceplok: MakeMotif = (dice, id) => {
  const isSquare = dice.below(2) === 1;
  const pollen = range(8, (index): Point => {
    const [x, y] = turn(7.5, 0, index * 45);
    return [CENTRE + x, CENTRE + y];
  });
  const frame = isSquare ? `M3 3H${SIZE - 3}V${SIZE - 3}H3z${oval(CENTRE, CENTRE, 49)}` : oval(CENTRE, CENTRE, 54);
  const gaps = isSquare
    ? around(4, 45, (degrees) => leaf(CENTRE, CENTRE, degrees, 53, 72, 7))
    : CORNERS.map(([x, y]) => around(4, 45, (degrees) => leaf(x, y, degrees, 3, 20, 8))).join("");
  return {
    width: SIZE,
    height: SIZE,
    rows: 3.2,
    face: 1.06,
    strip: SIZE,
    centre: [CENTRE, CENTRE],
    defs:
      definePath(`${id}a`, frame) +
      definePath(`${id}f`, oval(CENTRE, CENTRE, isSquare ? 45 : 49)) +
      definePath(
        `${id}b`,
        around(8, 0, (degrees) => leaf(CENTRE, CENTRE, degrees, 16, 43, 12)),
      ) +
      definePath(
        `${id}c`,
        around(8, 22.5, (degrees) => leaf(CENTRE, CENTRE, degrees, 24, 42, 4)) + oval(CENTRE, CENTRE, 12),
      ) +
      definePath(`${id}d`, dots([[CENTRE, CENTRE], ...pollen])) +
      definePath(`${id}e`, gaps),
    draw: (cloth) => {
      const bright = mix(cloth.mid, cloth.line, 0.7);
      return (
        `<g fill-rule="evenodd">${fill(`${id}a`, cloth.soft)}</g>` +
        stroke(`${id}f`, cloth.line, 1) +
        fill(`${id}b`, cloth.mid) +
        fill(`${id}c`, bright) +
        spot(`${id}d`, cloth.dot, 2.8) +
        fill(`${id}e`, bright)
      );
    },
  };
};

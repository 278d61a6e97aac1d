import { copyAt, definePath, fill, pair, range, rhomb, stroke, turn } from "../draw";
import type { MakeMotif } from "./Motif";

const SIZE = 144;
/** Distance between two rows, along the diagonal. */
const ROW = SIZE / Math.SQRT2;

/** One edge of a blade, knob to knob, as control points; the other edge is the same line turned by 180°. */
const EDGE = [
  [0.2, -1, -0.1, -0.82, -0.18, -0.45],
  [-0.25, -0.1, -0.35, 0.12, -0.37, 0.4],
  [-0.38, 0.6, -0.44, 0.64, -0.49, 0.55],
  [-0.56, 0.4, -0.82, 0.44, -0.82, 0.71],
  [-0.82, 0.9, -0.74, 1, -0.58, 1],
] as const;

/** Broken knife: rows of S-shaped blades at 45°, a line of mlinjon lozenges between them. */
export const parang: MakeMotif = (dice, id) => {
  const bladesPerRow = dice.of(2, 3);
  const pitch = ROW / bladesPerRow;
  const halfHeight = (ROW * 0.76) / 2;
  const at = (x: number, y: number) => pair((x - 0.42 * y) * pitch * 0.98, y * halfHeight);
  const run = (side: number) =>
    EDGE.map(
      ([a, b, c, d, e, f]) => `C${at(side * a, side * b)} ${at(side * c, side * d)} ${at(side * e, side * f)}`,
    ).join("");
  const blade = `M${at(0.58, -1)}${run(1)}${run(-1)}z`;
  const vein =
    `M${at(0.22, -0.76)}C${at(-0.02, -0.7)} ${at(0.02, -0.3)} ${at(0, 0)}S${at(0.02, 0.7)} ${at(-0.22, 0.76)}` +
    `M${at(0.62, -0.74)}h.01M${at(-0.62, 0.74)}h.01`;
  const lozenges = rhomb(0, ROW / 2, ROW * 0.085, ROW * 0.055) + rhomb(-pitch / 2, ROW / 2, ROW * 0.03, ROW * 0.022);
  // Turned by 45°, a blade with its lozenges stands upright: so far it reaches from its middle.
  const [across, along] = [ROW * 0.45, (pitch + halfHeight) * Math.SQRT1_2 + 2];
  const places = range(3, (row) => range(4 * bladesPerRow, (index) => turn(index * pitch - ROW, row * ROW, -45)))
    .flat()
    .filter(([x, y]) => x > -across && x < SIZE + across && y > -along && y < SIZE + along);
  return {
    width: SIZE,
    height: SIZE,
    rows: 2.6,
    face: 1,
    strip: 104,
    centre: [72, 72],
    defs: definePath(`${id}a`, blade) + definePath(`${id}b`, vein) + definePath(`${id}c`, lozenges),
    draw: (cloth, own) =>
      `<defs><g id="${own}" transform="rotate(-45)">` +
      fill(`${id}a`, cloth.soft) +
      `<g stroke-linecap="round">${stroke(`${id}b`, cloth.line, (1.5 * pitch) / 34)}</g>` +
      `${fill(`${id}c`, cloth.dot)}</g></defs>` +
      places.map(([x, y]) => copyAt(own, x, y)).join(""),
  };
};

import { mix } from "../colour";
import { copyAt, definePath, fill, leaf, num, range, rhomb, spot, stroke } from "../draw";
import type { MakeMotif } from "./Motif";

const SIZE = 112;
/** Distance between two bands of the same kind, along the diagonal. */
const ROW = SIZE / Math.SQRT2;
const LENGTH = num(3 * ROW);
const PITCH = ROW / 8;

/** The rows that reach into a tile turned by 45°, each told how far down it lies. */
const rows = (row: (down: number) => string): string => [0, ROW, 2 * ROW].map(row).join("");

const lines = (...shares: readonly number[]): string =>
  rows((down) => shares.map((share) => `M0 ${num(down + ROW * share)}H${LENGTH}`).join(""));

/** Light rain: thin bands at 45°, each with its own fine filling. */
export const lereng: MakeMotif = (dice, id) => {
  const kind = dice.below(3);
  const filling =
    kind === 0
      ? range(12, (i) => rhomb((i * 2 + 1) * PITCH, 0, PITCH * 0.8, PITCH * 0.6))
      : range(24, (i) =>
          leaf((i + 0.5) * PITCH, 0, kind === 1 ? -60 : i % 2 ? 50 : -50, -PITCH * 0.62, PITCH * 0.62, 3.4),
        );
  return {
    width: SIZE,
    height: SIZE,
    rows: 3,
    face: 1,
    strip: 84,
    centre: [56, 56],
    defs:
      definePath(
        `${id}a`,
        rows((down) => `M0 ${num(down + ROW * -0.17)}H${LENGTH}V${num(down + ROW * 0.17)}H0z`),
      ) +
      definePath(`${id}b`, lines(-0.22, 0.22, 0.36, 0.64)) +
      definePath(`${id}c`, filling.join("")) +
      definePath(`${id}d`, lines(0.5)),
    draw: (cloth) =>
      `<g transform="rotate(-45)translate(${num(-ROW)})">` +
      fill(`${id}a`, cloth.soft) +
      stroke(`${id}b`, cloth.line, 1) +
      `<g fill="${mix(cloth.mid, cloth.line, 0.25)}">${rows((down) => copyAt(`${id}c`, 0, down))}</g>` +
      `<g stroke-dasharray="0 ${num(PITCH)}">${spot(`${id}d`, cloth.dot, 3)}</g></g>`,
  };
};

import { mix } from "../colour";
import { fill, leaf, num, range, rhomb, stroke } from "../draw";
import type { MakeMotif } from "./Motif";

const SIZE = 112;
/** Distance between two bands of the same kind, along the diagonal. */
const ROW = SIZE / Math.SQRT2;
const LENGTH = num(3 * ROW);
const PITCH = ROW / 8;

const line = (share: number): string => `M0 ${num(ROW * share)}H${LENGTH}`;

/** Light rain: thin bands at 45°, each with its own fine filling. */
export const lereng: MakeMotif = (dice, id) => {
  const kind = dice.below(3);
  const filling =
    kind === 0
      ? range(12, (i) => rhomb((i * 2 + 1) * PITCH, 0, PITCH * 0.8, PITCH * 0.6))
      : range(24, (i) =>
          leaf((i + 0.5) * PITCH, 0, kind === 1 ? -60 : i % 2 ? 50 : -50, -PITCH * 0.62, PITCH * 0.62, 3.4),
        );
  const rows = (key: string, content: string) =>
    `<g id="${key}0">${content}</g><g id="${key}" transform="rotate(-45)translate(${num(-ROW)})">` +
    `<use href="#${key}0"/><use href="#${key}0" y="${num(ROW)}"/><use href="#${key}0" y="${num(2 * ROW)}"/></g>`;
  return {
    width: SIZE,
    height: SIZE,
    rows: 3,
    face: 1,
    strip: 84,
    centre: [56, 56],
    defs:
      rows(`${id}a`, `<path d="M0 ${num(ROW * -0.17)}H${LENGTH}V${num(ROW * 0.17)}H0z"/>`) +
      rows(`${id}b`, `<path d="${line(-0.22) + line(0.22) + line(0.36) + line(0.64)}"/>`) +
      rows(`${id}c`, `<path d="${filling.join("")}"/>`) +
      rows(`${id}d`, `<path d="${line(0.5)}" stroke-dasharray="0 ${num(PITCH)}" stroke-linecap="round"/>`),
    draw: (cloth) =>
      fill(`${id}a`, cloth.soft) +
      stroke(`${id}b`, cloth.line, 1) +
      fill(`${id}c`, mix(cloth.mid, cloth.line, 0.25)) +
      stroke(`${id}d`, cloth.dot, 3),
  };
};

import { mix } from "../colour";
import { definePath, fill, num, range, rhomb, stroke } from "../draw";
import type { MakeMotif } from "./Motif";

const SIZE = 96;

/** The chequered cloth of Bali: two sets of bands woven, so that ground, one band and two bands meet. */
export const poleng: MakeMotif = (dice, id) => {
  const band = dice.of(48, 48, 40);
  const edge = (SIZE - band) / 2;
  const far = SIZE - edge;
  const hasThread = dice.below(2) === 1;
  const pinstripes = range(3, (index) => {
    const at = num(edge + (band / 4) * (index + 1));
    return `M0 ${at}H${edge}M${far} ${at}H${SIZE}M${at} 0V${edge}M${at} ${far}V${SIZE}`;
  });
  return {
    width: SIZE,
    height: SIZE,
    rows: 4,
    face: 1.5,
    strip: SIZE,
    centre: [48, 48],
    defs:
      definePath(`${id}a`, `M0 ${edge}H${SIZE}V${far}H0zM${edge} 0V${SIZE}H${far}V0z`) +
      definePath(`${id}b`, `M${edge} ${edge}H${far}V${far}H${edge}z`) +
      definePath(`${id}c`, pinstripes.join("")) +
      definePath(`${id}d`, hasThread ? `M0 0H${SIZE}V${SIZE}H0z` : rhomb(48, 48, 5)),
    draw: (cloth) =>
      fill(`${id}a`, mix(cloth.ground, cloth.strong, 0.42)) +
      fill(`${id}b`, mix(cloth.ground, cloth.strong, 0.96)) +
      stroke(`${id}c`, mix(cloth.ground, cloth.strong, 0.24), 1) +
      (hasThread ? stroke(`${id}d`, cloth.dot, 2) : fill(`${id}d`, cloth.dot)),
  };
};

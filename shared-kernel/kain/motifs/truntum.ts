import { mix } from "../colour";
import { around, copyAt, definePath, dots, fill, leaf, range, spot, turn } from "../draw";
import type { MakeMotif } from "./Motif";

const SIZE = 64;
const HALF = SIZE / 2;

/** Love that grows again: eight-rayed star flowers in half-drop, powdered with dots. */
export const truntum: MakeMotif = (dice, id) => {
  const tilt = dice.below(2) * 45;
  const halo = dice.of(21.5, 19.5);
  return {
    width: SIZE,
    height: SIZE,
    rows: 4.6,
    face: 1.25,
    strip: SIZE,
    centre: [HALF, HALF],
    defs:
      definePath(
        `${id}a`,
        around(4, tilt, (degrees) => leaf(0, 0, degrees, 3.5, 18, 5.5)),
      ) +
      definePath(
        `${id}b`,
        around(4, tilt + 45, (degrees) => leaf(0, 0, degrees, 4, 13, 3.2)),
      ) +
      definePath(`${id}c`, dots([[0, 0]])) +
      definePath(`${id}d`, dots(range(8, (index) => turn(index % 2 ? 16.5 : halo, 0, tilt + index * 45)))) +
      definePath(
        `${id}e`,
        dots([
          [HALF, 0],
          [0, HALF],
          [SIZE, HALF],
          [HALF, SIZE],
        ]),
      ),
    draw: (cloth, own) => {
      const flower =
        fill(`${id}a`, mix(cloth.mid, cloth.line, 0.75)) +
        fill(`${id}b`, mix(cloth.mid, cloth.line, 0.3)) +
        spot(`${id}c`, cloth.dot, 4.6) +
        spot(`${id}d`, cloth.line, 1.8);
      return (
        `<defs><g id="${own}">${flower}</g></defs>` +
        copyAt(own, HALF, HALF) +
        copyAt(own, 0, 0) +
        copyAt(own, SIZE, 0) +
        copyAt(own, 0, SIZE) +
        copyAt(own, SIZE, SIZE) +
        spot(`${id}e`, cloth.line, 2.2)
      );
    },
  };
};

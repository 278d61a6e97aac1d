import { mix } from "../colour";
import { copyAt, definePath, oval } from "../draw";
import { drawIslands } from "./islands";
import type { MakeMotif } from "./Motif";

const SIZE = 320;

/** Fillings of the islands: size of the tile, path, and a stroke width where it is not the usual one. */
const FILLINGS: readonly (readonly [size: number, data: string, strokeWidth?: number])[] = [
  [20, oval(10, 10, 7, 4, 45) + oval(0, 0, 7, 4, -45) + oval(20, 0, 7, 4, 45)],
  [9, "M-1 1l2-2M0 9l9-9M8 10l2-2"],
  [22, "M11 3v16M3 11h16M6 6l10 10M6 16l10-10"],
  [20, "M0 10a10 10 0 0 0 20 0M-10 0a10 10 0 0 0 20 0a10 10 0 0 0 20 0"],
  [12, "M3 3h.01M9 9h.01", 2.8],
  [18, "M0 3h15v12h-9v-6h4"],
];

/** Flowers of the world: islands, each with its own filling. */
export const sekarJagad: MakeMotif = (dice, id) => {
  const islands = drawIslands(dice, SIZE);
  const start = dice.below(FILLINGS.length);
  return {
    width: SIZE,
    height: SIZE,
    rows: 1.25,
    face: 0.6,
    strip: 150,
    centre: [160, 160],
    standsAlone: true,
    defs: islands.map((data, index) => definePath(`${id}${index}`, data)).join(""),
    draw: (cloth, own) => {
      const grounds = [cloth.soft, cloth.mid, mix(cloth.soft, cloth.ground, 0.5)];
      const fillings = FILLINGS.map(
        ([size, data, width], index) =>
          `<pattern id="${own}${index}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${data}"${width ? ` stroke-width="${width}"` : ""}/></pattern>`,
      );
      const drawn = islands.map((_, index) => {
        const use = `<use href="#${id}${index}" fill="`;
        return `${use}${grounds[index % 3]}"/>${use}url(#${own}${(index + start) % FILLINGS.length})"/>`;
      });
      return (
        `<g fill="none" stroke="${cloth.line}" stroke-width="1.2" stroke-linecap="round">${fillings.join("")}</g>` +
        `<g id="${own}" stroke="${cloth.line}">${drawn.join("")}</g>` +
        copyAt(own, -SIZE, 0) +
        copyAt(own, 0, -SIZE) +
        copyAt(own, -SIZE, -SIZE)
      );
    },
  };
};

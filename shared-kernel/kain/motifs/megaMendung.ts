import { mix } from "../colour";
import { definePath, fill, range, stroke, type Point } from "../draw";
import type { MakeMotif } from "./Motif";

const WIDTH = 380;
const HEIGHT = 228;
const CORE =
  "M-138 14C-112 15-100 2-78 4A18 18 0 1 1-58-16A23 23 0 1 1-20-29A27 27 0 1 1 30-27A20 20 0 1 1 56-9A14 14 0 1 1 74 6C92 6 104-3 122-1C132 0 134-7 129-11C146-7 148 10 130 13C112 16 100 16 86 22A17 14 0 0 1 58 30A19 17 0 0 1 22 35A18 14 0 0 1-10 35A21 17 0 0 1-48 30A15 12 0 0 1-74 23C-92 25-112 27-138 14z";

/** Widths of the rings around the core, outermost first. */
const RINGS = [46, 40, 27, 14] as const;
const HEARTS = [
  { x: 0.76, y: 0.66, down: 2 },
  { x: 0.5, y: 0.38, down: 4 },
] as const;

interface Cloud {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where the tile begins: of all places the one at whose edges the fewest clouds are cut. */
const ORIGIN: Point = [-90, 20];

/** Every copy of two clouds that reaches into the tile; lower ones lie over upper ones. Each side is its own reach, ring included. */
const cloudsInTile = (flip: number): Cloud[] => {
  const [left, top] = ORIGIN;
  return [
    { x: 100, y: 74, scale: flip },
    { x: 290, y: 186, scale: -flip * 0.84 },
  ]
    .flatMap(({ x, y, scale }) =>
      [-1, 0, 1].flatMap((j) => [-1, 0, 1].map((i) => ({ x: x + i * WIDTH, y: y + j * HEIGHT, scale }))),
    )
    .filter(({ x, y, scale }) => {
      const size = Math.abs(scale);
      const isAcross = x + 172 * size > left && x - 172 * size < left + WIDTH;
      return isAcross && y + 74 * size > top && y - 94 * size < top + HEIGHT;
    })
    .map(({ x, y, scale }) => ({ x: x - left, y: y - top, scale }))
    .toSorted((one, other) => one.y - other.y);
};

/** Rain clouds of Cirebon: a scalloped core ringed outward, palest at the edge, deep at the heart. */
export const megaMendung: MakeMotif = (dice, id) => {
  const clouds = cloudsInTile(dice.of(1, -1));
  return {
    width: WIDTH,
    height: HEIGHT,
    rows: 1.6,
    face: 1.42,
    strip: 228,
    centre: [100, 66],
    origin: ORIGIN,
    defs: definePath(`${id}a`, CORE),
    draw: (cloth, own) => {
      const rings = range(RINGS.length, (index) =>
        stroke(`${id}a`, mix(cloth.line, cloth.soft, index / RINGS.length), RINGS[index] ?? 0),
      );
      const hearts = HEARTS.map(({ x, y, down }, index) => {
        const colour = index === 0 ? mix(cloth.soft, cloth.ground, 0.5) : mix(cloth.soft, cloth.line, 0.22);
        return `<g transform="translate(0 ${down})scale(${x} ${y})">${fill(`${id}a`, colour)}</g>`;
      });
      const cloud = stroke(`${id}a`, cloth.ground, 58) + rings.join("") + fill(`${id}a`, cloth.soft) + hearts.join("");
      return (
        `<defs><g id="${own}" stroke-linejoin="round">${cloud}</g></defs>` +
        clouds
          .map(
            ({ x, y, scale }) =>
              `<use href="#${own}" transform="translate(${x} ${y})scale(${scale} ${Math.abs(scale)})"/>`,
          )
          .join("")
      );
    },
  };
};

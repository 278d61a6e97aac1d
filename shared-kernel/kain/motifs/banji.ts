import { mix } from "../colour";
import { definePath, dots, fill, rhomb, spot, stroke, type Point } from "../draw";
import type { MakeMotif } from "./Motif";

/** The unit of the fret. */
const UNIT = 6;
const ROOM = 8 * UNIT;
const SIZE = 2 * ROOM;

/** Windows, and the hand in which the lines leave each. */
const WINDOWS = [
  { x: 24, y: 24, hand: 1 },
  { x: 72, y: 24, hand: -1 },
  { x: 24, y: 72, hand: -1 },
  { x: 72, y: 72, hand: 1 },
] as const;

const fret = WINDOWS.map(
  ({ x, y, hand }) =>
    `M${x - UNIT} ${y - UNIT}h12v12h-12zM${x + hand * UNIT} ${y - UNIT}h${hand * 36}M${x - hand * UNIT} ${y + UNIT}h${hand * -36}` +
    `M${x + hand * UNIT} ${y + UNIT}v36M${x - hand * UNIT} ${y - UNIT}v-36`,
).join("");

const KEY: readonly Point[] = [
  [0, 2],
  [4, 2],
  [4, 4],
  [2, 4],
];

/** Two keys, from opposite walls of the room at (x,y). */
const keysOf = ([x, y]: Point, isTall: boolean): string =>
  [KEY, KEY.map(([across, along]): Point => [6 - across, 10 - along])]
    .map((key) => {
      const points = key.map(([across, along]) => {
        const [dx, dy] = isTall ? [across, along] : [along, across];
        return `${x + dx * UNIT} ${y + dy * UNIT}`;
      });
      return `M${points.join("L")}`;
    })
    .join("");

const TALL: readonly Point[] = [
  [30, 18],
  [78, 66],
  [-18, 66],
  [78, -30],
  [-18, -30],
];
const WIDE: readonly Point[] = [
  [66, 30],
  [18, 78],
  [-30, 30],
  [18, -18],
];

const rooms = TALL.map(([x, y]) => `M${x} ${y}h36v60h-36z`).join("");
const keys = TALL.map((room) => keysOf(room, true)).join("") + WIDE.map((room) => keysOf(room, false)).join("");

/** Fretwork: small windows joined by long lines of alternating hand, a key from either wall of every room. */
export const banji: MakeMotif = (dice, id) => {
  const hasLozenges = dice.below(2) === 1;
  const marks = hasLozenges
    ? WINDOWS.map(({ x, y }) => rhomb(x, y, 3)).join("")
    : dots(WINDOWS.map(({ x, y }): Point => [x, y]));
  return {
    width: SIZE,
    height: SIZE,
    rows: 3.6,
    face: 1.6,
    strip: SIZE,
    centre: [48, 48],
    defs:
      definePath(`${id}a`, rooms) +
      definePath(`${id}b`, fret) +
      definePath(`${id}c`, keys) +
      definePath(`${id}d`, marks),
    draw: (cloth) =>
      fill(`${id}a`, mix(cloth.ground, cloth.soft, 0.6)) +
      stroke(`${id}c`, mix(cloth.ground, cloth.line, 0.6), 2) +
      stroke(`${id}b`, mix(cloth.ground, cloth.line, 0.7), 2) +
      (hasLozenges ? fill(`${id}d`, cloth.dot) : spot(`${id}d`, cloth.dot, 4)),
  };
};

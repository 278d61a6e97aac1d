import type { Cloth } from "./cloth";
import { contrast } from "./colour";
import type { Dice } from "./dice";
import { arch, fill, definePath, num, oval, stroke } from "./draw";
import type { Loom } from "./Loom";
import type { KainPalette } from "./types";

/** The four ways a card is divided between its words and its cloth. */
const DIVISIONS = ["disc", "side", "foot", "arch"] as const;
type Division = (typeof DIVISIONS)[number];

const divisionOf = (dice: Dice): Division => dice.of(...DIVISIONS);

/** Where a card's words may stand, in units of the picture, and the colour that is read there. */
export interface CardSpace {
  /** From the left edge to the cloth, or to the right edge. */
  readonly width: number;
  /** From the upper edge to the cloth, or to the lower edge. */
  readonly height: number;
  readonly colour: string;
}

const WIDTHS: Readonly<Record<Division, number>> = { disc: 0.7, side: 0.66, foot: 1, arch: 0.68 };
const FOOT = 0.32;

/** The part of a card that its cloth leaves free. */
export const cardSpace = (
  width: number,
  height: number,
  { ground }: Cloth,
  { ink, paper }: KainPalette,
  dice: Dice,
): CardSpace => {
  const division = divisionOf(dice);
  return {
    width: Math.round(width * WIDTHS[division]),
    height: Math.round(division === "foot" ? height * (1 - FOOT) : height),
    colour: contrast(ink, ground) > contrast(paper, ground) ? ink : paper,
  };
};

/** A sharing picture (1200 × 630): one cloth for the words, another beside or below it. Whoever sets the words asks `cardSpace`. */
export const drawCard = (loom: Loom, ground: Cloth, figure: Cloth, dice: Dice): string => {
  const { width, height, motif, id } = loom;
  const division = divisionOf(dice);
  const scale = loom.wholeTile((height / motif.height / motif.rows) * 1.1);
  const right = width * WIDTHS[division];
  const foot = height * FOOT;
  const shapes: Readonly<Record<Division, string>> = {
    disc: oval(right + height, height / 2, height),
    side: `M${num(right)} 0H${num(width)}V${num(height)}H${num(right)}z`,
    foot: `M0 ${num(height - foot)}H${num(width)}V${num(height)}H0z`,
    arch: arch(width * 0.83, width * 0.125, height * 0.13, height),
  };
  const shape = `${id}S`;
  const centre =
    division === "foot"
      ? loom.centredOn(width / 2, height - foot / 2, scale)
      : loom.centredOn((right + width) / 2, height / 2, scale);
  const body =
    loom.rect(ground.ground) +
    stroke(shape, ground.line, 26) +
    stroke(shape, ground.ground, 22) +
    fill(shape, figure.ground) +
    fill(shape, loom.paint("B"));
  return loom.svg(loom.weave("B", figure, scale, centre) + definePath(shape, shapes[division]), body);
};

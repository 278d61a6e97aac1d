import type { Cloth } from "../cloth";
import type { Dice } from "../dice";
import type { Point } from "../draw";

/** One seamless tile of a motif. */
export interface Motif {
  readonly width: number;
  readonly height: number;
  /** How many tile heights a cover shows. */
  readonly rows: number;
  /** How many tile heights an avatar shows, around the point `centre`. */
  readonly face: number;
  /** How much of the tile's height a band shows. */
  readonly strip: number;
  readonly centre: Point;
  /** Where the tile's corner lies, `centre` being counted from (0,0); missing: there. */
  readonly origin?: Point;
  /** Islands with fillings of their own do not bear a second cloth around them. */
  readonly standsAlone?: boolean;
  /** Geometry without colour: shared by every cloth of the picture. */
  readonly defs: string;
  /** The tile dyed as a cloth; `id` is free for definitions of its own. */
  draw(cloth: Cloth, id: string): string;
}

/** Makes a motif's tile: the dice choose its variations, `id` begins every id it defines. */
export type MakeMotif = (dice: Dice, id: string) => Motif;

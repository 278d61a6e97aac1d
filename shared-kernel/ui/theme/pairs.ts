import type { Lch } from "../../kain";
import type { Grounds } from "./grounds";
import { contrastOf, fitGamut } from "./oklch";
import { legible, READABLE } from "./scale";

/** A ground and the text that is readable on it. */
export interface Pair {
  readonly ground: Lch;
  readonly text: Lch;
}

/** One colour in one theme. */
export interface ColourRoles {
  /** Readable on every neutral ground. */
  readonly text: Lch;
  readonly fill: Pair;
  readonly tint: Pair;
}

/** A colour of the site with what it turns to where it is dark. */
export interface Dye {
  readonly colour: Lch;
  readonly dark: Lch;
}

const WHITE: Lch = [0.995, 0, 0];

/** White text where it can be read, else the tenant's ink; null where neither can. */
const readablePair = (ground: Lch, ink: Lch): Pair | null => {
  const text = [WHITE, ink].find((candidate) => contrastOf(candidate, ground) >= READABLE);
  return text ? { ground, text } : null;
};

/** A deep dye is lit before it stands on a dark page, and a dull one is given chroma, or it would be grey there. */
const lit = ([L, C, h]: Lch): Lch => [Math.max(L, 0.62), C < 0.03 ? C : Math.max(C, 0.09), h];

/** On a dark page a dark fill would drown and a mid one would carry no text: there it is lit until ink is read on it. */
const darkFill = (colour: Lch, ink: Lch, bg: Lch): Pair =>
  (contrastOf(colour, bg) >= 3 && readablePair(colour, ink)) || { ground: legible(lit(colour), 1, [ink]), text: ink };

export const lightRoles = ({ colour, dark }: Dye, { bg, surface, sunken, ink }: Grounds): ColourRoles => {
  const [, C, h] = colour;
  const tint = fitGamut([0.945, C * 0.2, h]);
  return {
    text: legible(colour, -1, [bg, surface, sunken], dark),
    fill: readablePair(colour, ink) ?? { ground: legible(colour, -1, [WHITE], dark), text: WHITE },
    tint: { ground: tint, text: legible(colour, -1, [tint], dark) },
  };
};

export const darkRoles = ({ colour, dark }: Dye, { bg, surface, sunken }: Grounds, ink: Lch): ColourRoles => {
  const tint = fitGamut([0.29, dark[1] * 0.5, dark[2]]);
  return {
    text: legible(lit(colour), 1, [bg, surface, sunken]),
    fill: darkFill(colour, ink, bg),
    tint: { ground: tint, text: legible(lit([Math.max(colour[0], 0.83), colour[1], colour[2]]), 1, [tint]) },
  };
};

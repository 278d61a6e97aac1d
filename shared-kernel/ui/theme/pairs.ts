import type { Lch } from "../../kain";
import type { Grounds } from "./grounds";
import { contrastOf, fitGamut } from "./oklch";
import { DARKER, legible, LIGHTER, READABLE, type Scale } from "./scale";

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

const WHITE: Lch = [0.995, 0, 0];

/** White text where it can be read, else the tenant's ink; null where neither can. */
const readablePair = (ground: Lch, ink: Lch): Pair | null => {
  const text = [WHITE, ink].find((candidate) => contrastOf(candidate, ground) >= READABLE);
  return text ? { ground, text } : null;
};

/** The colour itself where some text can be read on it; else, on a page of light, a step dark enough for white. */
const lightFill = (base: Lch, scale: Scale, ink: Lch): Pair =>
  readablePair(base, ink) ?? { ground: legible(scale, DARKER.slice(1), [WHITE]), text: WHITE };

/** On a dark page a dark fill would drown and a mid one would carry no text: there the fill moves up the scale. */
const darkFill = (base: Lch, scale: Scale, ink: Lch, bg: Lch): Pair => {
  for (const ground of [base, scale[500], scale[400]]) {
    const pair = contrastOf(ground, bg) >= 3 ? readablePair(ground, ink) : null;
    if (pair) return pair;
  }
  return { ground: scale[300], text: ink };
};

export const lightRoles = (base: Lch, scale: Scale, { bg, surface, sunken, ink }: Grounds): ColourRoles => {
  const tint = fitGamut([0.945, base[1] * 0.2, base[2]]);
  return {
    text: legible(scale, DARKER, [bg, surface, sunken]),
    fill: lightFill(base, scale, ink),
    tint: { ground: tint, text: legible(scale, DARKER.slice(1), [tint]) },
  };
};

export const darkRoles = (base: Lch, scale: Scale, { bg, surface, sunken }: Grounds, ink: Lch): ColourRoles => {
  const tint = fitGamut([0.29, base[1] * 0.4, base[2]]);
  return {
    text: legible(scale, LIGHTER, [bg, surface, sunken]),
    fill: darkFill(base, scale, ink, bg),
    tint: { ground: tint, text: legible(scale, LIGHTER.slice(2), [tint]) },
  };
};

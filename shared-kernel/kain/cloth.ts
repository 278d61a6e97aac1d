import { hexToLab, labToHex, lightnessOf, mix } from "./colour";
import { darkDyeOf, dyeAt, fromHex, isYellow, lchToHex } from "./dyes";
import type { DyeName } from "./looks";
import type { KainPalette } from "./types";

/** A dyed cloth: each tone stands at a fixed distance in lightness from the ground, whatever the site's colours. */
export interface Cloth {
  readonly ground: string;
  /** Large areas of the motif. */
  readonly soft: string;
  /** Smaller ones. */
  readonly mid: string;
  readonly line: string;
  /** As far from the ground as the dye goes. */
  readonly strong: string;
  /** Isen: the small dots and lozenges in the accent. */
  readonly dot: string;
}

/** Beyond this lightness a ground is pale: what is drawn on it goes darker. */
const PALE = 0.62;

const shift = (colour: string, lightness: number, chroma = 1): string => {
  const [, a, b] = hexToLab(colour);
  return labToHex([lightness, a * chroma, b * chroma]);
};

/** A colour `step` of lightness away from the ground, on the side of `colour`, with `share` of that colour's hue. */
const tone = (ground: string, colour: string, step: number, share: number): string => {
  const [g, c] = [hexToLab(ground), hexToLab(colour)];
  const isLighter = Math.abs(c[0] - g[0]) > 0.06 ? c[0] > g[0] : g[0] < PALE;
  const signed = isLighter ? step : -step;
  const wanted = g[0] + signed;
  const lightness = wanted > 0.985 || wanted < 0.08 ? g[0] - signed : wanted;
  return labToHex([lightness, g[1] + (c[1] - g[1]) * share, g[2] + (c[2] - g[2]) * share]);
};

/** The accent, moved until it can be seen on the ground and does not shout. */
const farFrom = (ground: string, colour: string): string => {
  const [g, c] = [lightnessOf(ground), lightnessOf(colour)];
  const distance = Math.abs(c - g);
  if (distance < 0.24) return shift(colour, g + (g > PALE ? -0.24 : 0.3));
  return distance > 0.48 ? shift(colour, g + Math.sign(c - g) * 0.48) : colour;
};

/** A colour of the site and the dye of its dark side, both as `#rrggbb`. */
interface Dye {
  readonly colour: string;
  readonly dark: string;
}

const makeDye = (colour: string, declared?: string): Dye => ({
  colour,
  dark: isYellow(fromHex(colour)) ? lchToHex(darkDyeOf(fromHex(colour), declared)) : colour,
});

/** The dye at a lightness: a yellow has turned to its dark hue there. */
const at = ({ colour, dark }: Dye, lightness: number): string =>
  lchToHex(dyeAt(fromHex(colour), lightness, fromHex(dark)));

interface Hues {
  readonly main: Dye;
  readonly other: Dye;
  readonly dot: string;
}

const paleCloth = (ground: string, ink: string, { main, other, dot }: Hues): Cloth => {
  const lightness = lightnessOf(ground);
  const isPale = lightness > PALE;
  return {
    ground,
    soft: tone(ground, main.colour, 0.065, 0.42),
    mid: tone(ground, other.colour, 0.13, 0.5),
    line: tone(ground, isPale ? at(main, lightness - 0.27) : main.colour, 0.27, 0.8),
    strong: shift(ink, lightness + (isPale ? -0.46 : 0.46), 1.2),
    dot: farFrom(ground, dot),
  };
};

/** Deep cloth holds the chroma of its dye: only what a screen cannot show is given up. */
const nightCloth = (ground: string, pale: string, { main, other, dot }: Hues): Cloth => {
  const lightness = lightnessOf(ground);
  return {
    ground,
    soft: shift(main.dark, lightness + 0.075),
    mid: shift(other.dark, lightness + 0.15, 0.9),
    line: shift(main.dark, lightness + 0.28, 0.9),
    strong: shift(pale, lightness + 0.44),
    dot: farFrom(ground, dot),
  };
};

const fullCloth = (dye: Dye, ink: string, pale: string, maxLightness: number, dot: string): Cloth => {
  if (isYellow(fromHex(dye.colour))) return yellowCloth(dye, ink, dot);
  const { colour } = dye;
  const lightness = Math.min(lightnessOf(colour), maxLightness);
  const ground = shift(colour, lightness);
  return {
    ground,
    soft: shift(colour, lightness + 0.06, 0.95),
    mid: shift(colour, lightness + 0.125, 0.9),
    line: shift(colour, lightness + 0.24, 0.75),
    strong: shift(pale, lightness + 0.36),
    dot: farFrom(ground, dot),
  };
};

/** Yellow at full strength stays as light as it is; what is drawn on it goes darker and turns to its dark dye. */
const yellowCloth = (dye: Dye, ink: string, dot: string): Cloth => {
  const lightness = lightnessOf(dye.colour);
  return {
    ground: dye.colour,
    soft: at(dye, lightness - 0.08),
    mid: at(dye, lightness - 0.16),
    line: at(dye, lightness - 0.27),
    strong: shift(ink, lightness - 0.5),
    dot: farFrom(dye.colour, dot),
  };
};

/** Dyes a cloth in one of the vats. */
export const dye = (palette: KainPalette, name: DyeName): Cloth => {
  const { ink, paper, secondary: second, accent } = palette;
  // A palette may bring ink and paper either way round.
  const isInkDeep = lightnessOf(ink) <= lightnessOf(paper);
  const [deep, pale] = isInkDeep ? [ink, paper] : [paper, ink];
  const primary = makeDye(palette.primary, palette.darkDye);
  const secondary = makeDye(second);
  const night = ({ colour, dark }: Dye) =>
    isYellow(fromHex(colour)) ? dark : shift(colour, lightnessOf(colour) - 0.04 > 0.2 ? 0.29 : 0.25);
  const paperLightness = lightnessOf(paper);
  switch (name) {
    case "kertas":
      return paleCloth(mix(paper, palette.primary, 0.04), ink, { main: primary, other: secondary, dot: accent });
    case "lembut": {
      const ground = shift(second, paperLightness + (paperLightness > PALE ? -0.04 : 0.05), 0.22);
      return paleCloth(ground, ink, { main: secondary, other: primary, dot: accent });
    }
    case "hangat":
      return paleCloth(mix(paper, accent, 0.24), ink, { main: makeDye(accent), other: primary, dot: palette.primary });
    case "malam":
      return nightCloth(night(primary), pale, { main: primary, other: secondary, dot: accent });
    case "wedel":
      return nightCloth(night(secondary), pale, { main: secondary, other: primary, dot: accent });
    case "warna":
      return fullCloth(primary, deep, pale, 0.49, accent);
    case "kedua":
      return fullCloth(secondary, deep, pale, 0.52, accent);
  }
};

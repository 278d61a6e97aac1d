import { hexToLab, labToHex, labToLch, lchToLab, type Lch } from "./colour";

/** Bark brown: what a yellow turns to where nobody says. */
const BARK: Lch = [0.44, 0.098, 64];
/** A dark dye is no lighter than this. */
const DEEP = 0.44;
/** Lightness between which a yellow turns to its dark hue: steps 300 and 600 of a scale. */
const [PALE_END, DARK_END] = [0.83, 0.565];

/** A yellow does not darken: with less light it is khaki. It needs another dye for its dark side. */
export const isYellow = ([L, , h]: Lch): boolean => L > 0.74 && h >= 60 && h <= 115;

/**
 * The dye of a colour's dark side: the declared one; of a yellow, bark brown; else the colour itself, deep.
 * @param declared `#rgb` or `#rrggbb`, from the settings
 */
export const darkDyeOf = (dye: Lch, declared?: string): Lch => {
  if (declared) return labToLch(hexToLab(declared));
  return isYellow(dye) ? BARK : [Math.min(dye[0], DEEP), dye[1], dye[2]];
};

/** The dye at another lightness: its own hue and chroma; a yellow turns to its dark dye on the way down. */
export const dyeAt = (dye: Lch, lightness: number, dark = darkDyeOf(dye)): Lch => {
  if (!isYellow(dye)) return [lightness, dye[1], dye[2]];
  const share = Math.min(1, Math.max(0, (PALE_END - lightness) / (PALE_END - DARK_END)));
  return [lightness, dye[1] + (dark[1] - dye[1]) * share, dye[2] + (dark[2] - dye[2]) * share];
};

export const fromHex = (hex: string): Lch => labToLch(hexToLab(hex));
export const lchToHex = (colour: Lch): string => labToHex(lchToLab(colour));

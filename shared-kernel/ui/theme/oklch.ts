import { contrast, labToHex, labToLinear, lchToLab, type Lch } from "../../kain";

export { fromHex } from "../../kain";

const isInGamut = (colour: Lch): boolean =>
  labToLinear(lchToLab(colour)).every((value) => value >= -1e-4 && value <= 1.0001);

/** The nearest colour a screen can show: lightness and hue stay, chroma gives way. */
export const fitGamut = (colour: Lch): Lch => {
  if (isInGamut(colour)) return colour;
  const [L, C, h] = colour;
  let [low, high] = [0, C];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (isInGamut([L, middle, h])) low = middle;
    else high = middle;
  }
  return [L, low, h];
};

export const toHex = (colour: Lch): string => labToHex(lchToLab(fitGamut(colour)));

/** Contrast of two colours as a screen shows them: after rounding to eight bits. */
export const contrastOf = (one: Lch, other: Lch): number => contrast(toHex(one), toHex(other));

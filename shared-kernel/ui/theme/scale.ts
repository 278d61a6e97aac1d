import { dyeAt, type Lch } from "../../kain";
import { contrastOf, fitGamut } from "./oklch";
import { STEPS, type Step } from "./ThemeDesign";

/** WCAG AA asks 4.5; the rest is for rounding. */
export const READABLE = 4.6;

const LIGHTNESS: Readonly<Record<Step, number>> = {
  50: 0.975,
  100: 0.945,
  200: 0.895,
  300: 0.83,
  400: 0.745,
  500: 0.655,
  600: 0.565,
  700: 0.475,
  800: 0.39,
  900: 0.31,
  950: 0.235,
};
/** Dark steps hold the dye's chroma; what a screen cannot show is all that they give up. */
const CHROMA: Readonly<Record<Step, number>> = {
  50: 0.16,
  100: 0.3,
  200: 0.53,
  300: 0.76,
  400: 0.95,
  500: 1,
  600: 1,
  700: 1,
  800: 1,
  900: 0.96,
  950: 0.86,
};

export type Scale = Readonly<Record<Step, Lch>>;

/**
 * Eleven steps of one colour at fixed lightness, so that step 700 of any two colours reads alike.
 * @param dark what a yellow turns to from step 400 on
 */
export const makeScale = (dye: Lch, dark?: Lch): Scale =>
  Object.fromEntries(
    STEPS.map((step) => {
      const [L, C, h] = dyeAt(dye, LIGHTNESS[step], dark);
      return [step, fitGamut([L, C * CHROMA[step], h])];
    }),
  ) as Scale; // one entry per step

const STRIDE = 0.01;
const STRIDES = 100;

/**
 * The colour itself where it is readable on every ground; else the nearest lightness at which it is.
 * @param direction -1 towards darker, on light grounds; 1 towards lighter, on dark ones
 * @param dark what a yellow turns to on its way down
 */
export const legible = (wanted: Lch, direction: -1 | 1, grounds: readonly Lch[], dark?: Lch): Lch => {
  const isReadable = (colour: Lch) => grounds.every((ground) => contrastOf(colour, ground) >= READABLE);
  let colour = fitGamut(wanted);
  for (let stride = 1; stride <= STRIDES && !isReadable(colour); stride++) {
    const lightness = Math.min(1, Math.max(0, wanted[0] + direction * stride * STRIDE));
    colour = fitGamut(dyeAt(wanted, lightness, dark));
  }
  return colour;
};

import type { Lch } from "../../kain";
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
const CHROMA: Readonly<Record<Step, number>> = {
  50: 0.14,
  100: 0.26,
  200: 0.46,
  300: 0.68,
  400: 0.88,
  500: 1,
  600: 1,
  700: 0.94,
  800: 0.82,
  900: 0.66,
  950: 0.5,
};

export type Scale = Readonly<Record<Step, Lch>>;

/** Eleven steps of one colour at fixed lightness, so that step 700 of any two colours reads alike. */
export const makeScale = ([, C, h]: Lch): Scale =>
  Object.fromEntries(STEPS.map((step) => [step, fitGamut([LIGHTNESS[step], C * CHROMA[step], h])])) as Scale; // one entry per step

/** From the step one would like, towards more contrast: darker on light grounds, lighter on dark ones. */
export const DARKER: readonly Step[] = [500, 600, 700, 800, 900, 950];
export const LIGHTER: readonly Step[] = [500, 400, 300, 200, 100, 50];

/** The first step of the order whose text is readable on every ground; the last one where none is. */
export const legible = (
  scale: Scale,
  order: readonly [...Step[], Step] | readonly Step[],
  grounds: readonly Lch[],
): Lch => {
  const found = order.find((step) => grounds.every((ground) => contrastOf(scale[step], ground) >= READABLE));
  return scale[found ?? order.at(-1) ?? 950];
};

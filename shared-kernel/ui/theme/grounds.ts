import type { TenantCss } from "../../contracts";
import type { Lch } from "../../kain";
import { contrastOf, fitGamut, fromHex } from "./oklch";
import { legible } from "./scale";

/** Grounds, lines and inks of one theme. */
export interface Grounds {
  readonly bg: Lch;
  readonly surface: Lch;
  readonly sunken: Lch;
  readonly line: Lch;
  readonly lineStrong: Lch;
  readonly ink: Lch;
  readonly inkSoft: Lch;
  readonly inkFaint: Lch;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** WCAG 1.4.11 asks 3 for the edge of a control; the rest is for rounding. */
const VISIBLE = 3.05;

/** A line moved in lightness until it is seen on every ground. */
const visibleLine = ([L, C, h]: Lch, step: number, grounds: readonly Lch[]): Lch => {
  let lightness = L;
  const isFaint = () => grounds.some((ground) => contrastOf([lightness, C, h], ground) < VISIBLE);
  for (let tries = 0; tries < 20 && isFaint(); tries++) lightness += step;
  return [lightness, C, h];
};

/** Below this chroma an ink is black, and its night has no colour unless the tenant declares one. */
const COLOURLESS = 0.01;

/**
 * The tenant's `light` is the light theme's ground and its `dark` the ink, as long as they are near white and near
 * black; otherwise only their hue counts, so that no choice of colours takes the light out of a page.
 * @param darkDye tints the dark theme's grounds
 */
export const makeGrounds = (css: TenantCss, darkDye: Lch): { readonly light: Grounds; readonly dark: Grounds } => {
  const [paperL, paperC, paperH] = fromHex(css.clr_light);
  const [inkL, inkC, inkH] = fromHex(css.clr_dark);
  const isPaper = paperL >= 0.94;
  const L = isPaper ? paperL : 1;
  const lc = Math.min(paperC, isPaper ? 0.03 : 0.004);
  const dc = Math.min(inkC, 0.045);
  const hasNight = css.darkDye !== undefined || inkC >= COLOURLESS;
  const nc = hasNight ? Math.min(darkDye[1] / 3, 0.05) : dc * 0.8;
  const nh = hasNight ? darkDye[2] : inkH;
  const ink: Lch = [clamp(inkL, 0.16, 0.28), dc, inkH];
  const day = {
    bg: [L, lc, paperH],
    surface: [0.998, lc * 0.3, paperH],
    sunken: [L - 0.03, lc * 1.4, paperH],
  } satisfies Partial<Record<keyof Grounds, Lch>>;
  const night = {
    bg: fitGamut([0.19, nc, nh]),
    surface: fitGamut([0.235, nc * 1.1, nh]),
    sunken: fitGamut([0.16, nc * 0.9, nh]),
  } satisfies Partial<Record<keyof Grounds, Lch>>;
  const days = Object.values(day);
  const nights = Object.values(night);
  return {
    light: {
      ...day,
      line: [L - 0.085, lc * 1.6, paperH],
      lineStrong: visibleLine([0.62, dc * 0.5, inkH], -0.01, days),
      ink,
      inkSoft: legible([0.4, dc * 0.75, inkH], -1, days),
      inkFaint: legible([0.5, dc * 0.65, inkH], -1, days),
    },
    dark: {
      ...night,
      line: fitGamut([0.33, nc, nh]),
      lineStrong: visibleLine([0.56, nc * 0.6, nh], 0.01, nights),
      ink: [0.95, Math.min(0.02, paperC), paperH],
      inkSoft: legible([0.8, Math.min(0.025, paperC), paperH], 1, nights),
      inkFaint: legible([0.71, Math.min(0.025, paperC), paperH], 1, nights),
    },
  };
};

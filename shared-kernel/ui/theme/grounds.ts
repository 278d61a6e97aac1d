import type { TenantCss } from "../../contracts";
import type { Lch } from "../../kain";
import { contrastOf, fromHex } from "./oklch";

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

/**
 * The tenant's `light` is the light theme's ground and its `dark` the ink, as long as they are near white and near
 * black; otherwise only their hue counts, so that no choice of colours takes the light out of a page.
 */
export const makeGrounds = (css: TenantCss): { readonly light: Grounds; readonly dark: Grounds } => {
  const [paperL, paperC, paperH] = fromHex(css.clr_light);
  const [inkL, inkC, inkH] = fromHex(css.clr_dark);
  const L = paperL < 0.94 ? 1 : Math.min(Math.max(paperL, 0.97), 1);
  const lc = paperL < 0.94 ? Math.min(paperC, 0.004) : Math.min(paperC, 0.02);
  const dc = Math.min(inkC, 0.045);
  const ink: Lch = [clamp(inkL, 0.16, 0.28), dc, inkH];
  const day = {
    bg: [L, lc, paperH],
    surface: [0.998, lc * 0.3, paperH],
    sunken: [L - 0.03, lc * 1.6, paperH],
  } satisfies Partial<Record<keyof Grounds, Lch>>;
  const night = {
    bg: [0.185, dc * 0.8, inkH],
    surface: [0.225, dc * 0.85, inkH],
    sunken: [0.155, dc * 0.7, inkH],
  } satisfies Partial<Record<keyof Grounds, Lch>>;
  return {
    light: {
      ...day,
      line: [0.895, lc * 1.6, paperH],
      lineStrong: visibleLine([0.62, dc * 0.5, inkH], -0.01, [day.bg, day.surface, day.sunken]),
      ink,
      inkSoft: [0.4, dc * 0.75, inkH],
      inkFaint: [0.5, dc * 0.65, inkH],
    },
    dark: {
      ...night,
      line: [0.32, dc * 0.8, inkH],
      lineStrong: visibleLine([0.56, dc * 0.7, inkH], 0.01, [night.bg, night.surface, night.sunken]),
      ink: [0.955, 0.006, paperH],
      inkSoft: [0.8, dc * 0.4, inkH],
      inkFaint: [0.7, dc * 0.45, inkH],
    },
  };
};

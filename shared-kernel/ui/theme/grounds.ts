import type { TenantCss } from "../../contracts";
import type { Lch } from "../../kain";
import { fromHex } from "./oklch";

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

/**
 * The tenant's `light` is the light theme's ground and its `dark` the ink, as long as they are near white and near
 * black; otherwise only their hue counts, so that no choice of colours takes the light out of a page.
 */
export const makeGrounds = (css: TenantCss): { readonly light: Grounds; readonly dark: Grounds } => {
  const [paperL, paperC, paperH] = fromHex(css.clr_light);
  const [inkL, inkC, inkH] = fromHex(css.clr_dark);
  const L = paperL < 0.94 ? 1 : Math.min(paperL, 1);
  const lc = paperL < 0.94 ? Math.min(paperC, 0.004) : Math.min(paperC, 0.02);
  const dc = Math.min(inkC, 0.045);
  const ink: Lch = [clamp(inkL, 0.16, 0.28), dc, inkH];
  return {
    light: {
      bg: [L, lc, paperH],
      surface: [0.998, lc * 0.3, paperH],
      sunken: [L - 0.03, lc * 1.6, paperH],
      line: [0.895, lc * 1.6, paperH],
      lineStrong: [0.62, dc * 0.5, inkH],
      ink,
      inkSoft: [0.4, dc * 0.75, inkH],
      inkFaint: [0.5, dc * 0.65, inkH],
    },
    dark: {
      bg: [0.185, dc * 0.8, inkH],
      surface: [0.225, dc * 0.85, inkH],
      sunken: [0.155, dc * 0.7, inkH],
      line: [0.32, dc * 0.8, inkH],
      lineStrong: [0.56, dc * 0.7, inkH],
      ink: [0.955, 0.006, paperH],
      inkSoft: [0.8, dc * 0.4, inkH],
      inkFaint: [0.7, dc * 0.45, inkH],
    },
  };
};

import type { TenantCss } from "../contracts";
import { hexToLab, labToHex } from "./colour";
import type { KainPalette } from "./types";

const clampLightness = (hex: string, low: number, high: number): string => {
  const [L, a, b] = hexToLab(hex);
  return labToHex([Math.min(high, Math.max(low, L)), a, b]);
};

/**
 * Colours of a site's cloth from the nine that its tenant set. Cotton stays pale and ink deep whatever stands in
 * `clr_light` and `clr_dark`; the warning colour, the warmest of the nine, is the accent.
 */
export const kainPalette = (css: TenantCss): KainPalette => ({
  ink: clampLightness(css.clr_dark, 0, 0.32),
  paper: clampLightness(css.clr_light, 0.955, 1),
  primary: clampLightness(css.clr_primary, 0, 1),
  secondary: clampLightness(css.clr_secondary, 0, 1),
  accent: clampLightness(css.clr_warning, 0, 1),
  ...(css.darkDye && { darkDye: clampLightness(css.darkDye, 0, 0.5) }),
});

import type { TenantCss } from "../../contracts";
import { isYellow, kainPalette, type Lch } from "../../kain";
import { fitGamut, fromHex, toHex } from "./oklch";

/** What pale cloth looks like on a dark page: dimmed, in its own tint. */
const DIMMED = 0.845;
const MAX_CHROMA = 0.075;
/** A yellow stains the cotton that it is printed on. */
const STAIN = 0.05;

const bytes = (hex: string): number[] => [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16));

/** The light by which a dark page shows its cloth: multiplied with it, the site's own cotton is its own tint, dimmed. */
export const lampOf = (css: TenantCss): string => {
  const { paper, primary } = kainPalette(css);
  const dye = fromHex(primary);
  const [, paperC, paperH] = fromHex(paper);
  const [C, h] = isYellow(dye) ? [Math.max(paperC, STAIN), dye[2]] : [paperC, paperH];
  const wanted: Lch = fitGamut([DIMMED, Math.min(C * 1.15, MAX_CHROMA), h]);
  const cotton = bytes(paper);
  const light = bytes(toHex(wanted)).map((byte, channel) =>
    Math.min(255, Math.round((byte * 255) / (cotton[channel] ?? 255))),
  );
  return `#${light.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
};

import type { TenantCss } from "@serambi/kernel/contracts";
import { kainPalette, kainSvg, type KainRequest, type MotifName } from "@serambi/kernel/kain";
import type { KainPainter } from "@serambi/kernel/ui";
import { LRUCache } from "lru-cache";

/** Pictures kept per site: about 2 KB each. */
const MAX_PICTURES = 500;

const keyOf = (picture: KainRequest): string =>
  [
    picture.seed,
    picture.variant,
    picture.motif,
    picture.width,
    picture.height,
    picture.look,
    picture.ground,
    picture.quiet,
    picture.scaleHeight,
  ].join("|");

/**
 * Draws a site's pictures: its colours, and its own motif where a picture names none. A picture never changes while
 * the settings are the same, so each is drawn once.
 */
export const kainPainter = (css: TenantCss, siteMotif: MotifName): KainPainter => {
  const palette = kainPalette(css);
  const drawn = new LRUCache<string, string>({ max: MAX_PICTURES });
  return (picture) => {
    const key = keyOf(picture);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const svg = kainSvg({ ...picture, motif: picture.motif ?? siteMotif, palette });
    drawn.set(key, svg);
    return svg;
  };
};

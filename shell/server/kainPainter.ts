import { createHash } from "node:crypto";

import type { TenantCss } from "@serambi/kernel/contracts";
import { kainPalette, kainSvg, type KainRequest, type MotifName } from "@serambi/kernel/kain";
import type { KainPainter } from "@serambi/kernel/ui";
import { LRUCache } from "lru-cache";

/** Of the pictures of all sites together, in characters; one picture has about 2 KB, a home page about six of them. */
const MAX_LENGTH = 3 * 1024 * 1024;

/** One for the whole process, so that it has one bound however many sites there are. */
const drawn = new LRUCache<string, string>({
  maxSize: MAX_LENGTH,
  sizeCalculation: (svg, key) => svg.length + key.length,
});

/**
 * The same text without what it was put together from: a picture of 2 KB is some 130 pieces, and V8 keeps such a text as a tree of
 * all of them, which takes three times its length.
 */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

const keyOf = (look: string, picture: KainRequest): string =>
  [
    look,
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
 * the colours are the same, so each is drawn once.
 */
export const kainPainter = (css: TenantCss, siteMotif: MotifName): KainPainter => {
  const palette = kainPalette(css);
  const look = createHash("sha1")
    .update(JSON.stringify([palette, siteMotif]))
    .digest("base64");
  return (picture) => {
    const key = keyOf(look, picture);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const svg = inOnePiece(kainSvg({ ...picture, motif: picture.motif ?? siteMotif, palette }));
    drawn.set(key, svg);
    return svg;
  };
};

import { Resvg } from "@resvg/resvg-js";
import { kainCardSpace, kainSvg, type KainPicture } from "@serambi/kernel/kain";

import type { CardFace } from "./CardFace";
import { setWords } from "./setWords";

/** What is drawn in: words of a card's sizes are as large on it as a thumbnail of 150 pixels needs them. */
const CANVAS = { width: 800, height: 800 } as const;
const END = "</svg>";

/**
 * Draws the cover of a series as PNG: a square card.
 * @param width of the picture, in pixels
 */
export const paintCover = async (face: CardFace, width: number): Promise<Buffer> => {
  const { palette, motif } = face.style;
  const picture: KainPicture = { ...CANVAS, variant: "card", seed: face.seed, palette, motif };
  const words = await setWords(face, kainCardSpace(picture), CANVAS);
  const svg = kainSvg(picture).slice(0, -END.length) + words + END;
  const options = { font: { loadSystemFonts: false }, fitTo: { mode: "width", value: width } } as const;
  return new Resvg(svg, options).render().asPng();
};

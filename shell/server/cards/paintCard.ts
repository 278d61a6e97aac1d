import { Resvg } from "@resvg/resvg-js";
import { kainCardSpace, kainSvg, type KainPicture } from "@serambi/kernel/kain";

import type { CardFace } from "./CardFace";
import { CARD_SIZE } from "../../client/head/cardAddress";
import { setWords } from "./setWords";

const END = "</svg>";

/** Draws a card as PNG: the words over the cloth. */
export const paintCard = async (face: CardFace): Promise<Buffer> => {
  const { palette, motif } = face.style;
  const picture: KainPicture = { ...CARD_SIZE, variant: "card", seed: face.seed, palette, motif };
  const words = await setWords(face, kainCardSpace(picture));
  const svg = kainSvg(picture).slice(0, -END.length) + words + END;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
};

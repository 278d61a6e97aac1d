import { dye, type Cloth } from "./cloth";
import { lightnessOf } from "./colour";
import { drawAvatar, drawBand, drawCover, drawField, drawHero } from "./compositions";
import { hashText, makeDice, type Dice } from "./dice";
import { cardSpace, drawCard, type CardSpace } from "./drawCard";
import { plainSeed } from "./kainAddress";
import { Loom } from "./Loom";
import { lookOf, readLook, type DyeName, type Look } from "./looks";
import { motifs } from "./motifs";
import type { KainGround, KainPalette, KainRequest, KainVariant, MotifName } from "./types";

export interface KainPicture extends KainRequest {
  readonly motif: MotifName;
  readonly palette: KainPalette;
  /** Begins every id in the svg; missing: by what is drawn, so that two different pictures never share one. */
  readonly id?: string | undefined;
}

const GROUND_DYES: Readonly<Record<KainGround, readonly DyeName[]>> = {
  light: ["kertas", "lembut"],
  dark: ["malam"],
  primary: ["warna"],
  secondary: ["kedua"],
};
/** The dye of the figure where the look's own is too like the ground that was asked for. */
const FIGURE_DYES: Readonly<Record<KainGround, DyeName>> = {
  light: "malam",
  dark: "kertas",
  primary: "kertas",
  secondary: "malam",
};

const lookFor = (look: number | undefined, seed: string): Look => (look === undefined ? lookOf(seed) : readLook(look));

const pairFor = (
  look: Look,
  ground: KainGround | undefined,
  palette: KainPalette,
  seed: string,
): readonly [Cloth, Cloth] => {
  const [groundDye, figureDye] = look.pair;
  if (ground === undefined) return [dye(palette, groundDye), dye(palette, figureDye)];
  const choices = GROUND_DYES[ground];
  const chosen = choices.includes(groundDye) ? groundDye : (choices[hashText(seed) % choices.length] ?? groundDye);
  const cloth = dye(palette, chosen);
  const figure = dye(palette, figureDye);
  const isAlike = Math.abs(lightnessOf(cloth.ground) - lightnessOf(figure.ground)) < 0.2;
  return [cloth, isAlike ? dye(palette, FIGURE_DYES[ground]) : figure];
};

const diceOf = (seed: string, variant: KainVariant): Dice => makeDice(`${seed}|${variant}`);

/** Poleng is black and white by nature: asked for on a ground, it is dyed at full strength. */
const fullStrength = (cloth: Cloth, ground: KainGround, { ink, paper }: KainPalette): Cloth => ({
  ...cloth,
  ground: ground === "light" ? paper : cloth.ground,
  strong: lightnessOf(cloth.ground) > 0.62 ? ink : paper,
});

/**
 * A picture as a string of SVG: the same request always gives the same string, under 4 KB, with neither styles nor scripts,
 * safe to stand several times in one page.
 */
export const kainSvg = ({
  seed: givenSeed,
  motif,
  palette,
  width,
  height,
  variant,
  look,
  ground,
  quiet = "left",
  scaleHeight = height,
  id,
}: KainPicture): string => {
  const seed = plainSeed(givenSeed);
  const chosen = lookFor(look, seed);
  const [first, figure] = pairFor(chosen, ground, palette, seed);
  const cloth = motif === "poleng" && ground ? fullStrength(first, ground, palette) : first;
  const key = [
    seed,
    motif,
    variant,
    width,
    height,
    Object.values(palette),
    Object.values(chosen),
    ground,
    quiet,
    scaleHeight,
  ].join("|");
  const dice = diceOf(seed, variant);
  const prefix = id ?? `k${hashText(key).toString(36).slice(0, 6)}`;
  const loom = new Loom(width, height, prefix, motifs[motif](makeDice(`${seed}|${motif}`), prefix));
  switch (variant) {
    case "field":
      return drawField(loom, cloth, scaleHeight);
    case "band":
      return drawBand(loom, cloth);
    case "avatar":
      return drawAvatar(loom, cloth);
    case "hero":
      return drawHero(loom, cloth, quiet);
    case "cover":
      return drawCover(loom, cloth, figure, chosen, dice);
    case "card":
      return drawCard(loom, cloth, figure, dice);
  }
};

/** Where the words of a picture of the variant `card` may stand, and in which colour. */
export const kainCardSpace = ({ seed: givenSeed, look, ground, palette, width, height }: KainPicture): CardSpace => {
  const seed = plainSeed(givenSeed);
  const [cloth] = pairFor(lookFor(look, seed), ground, palette, seed);
  return cardSpace(width, height, cloth, palette, diceOf(seed, "card"));
};

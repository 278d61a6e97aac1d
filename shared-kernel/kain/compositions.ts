import type { Cloth } from "./cloth";
import { lightnessOf } from "./colour";
import type { Dice } from "./dice";
import { definePath, fill, stroke } from "./draw";
import type { Loom } from "./Loom";
import type { Look } from "./looks";
import { drawShape } from "./shapes";
import type { QuietSide } from "./types";

const ALONG: Readonly<Record<Exclude<QuietSide, "none">, string>> = {
  left: 'x1="0" y1="0" x2="1" y2="0"',
  right: 'x1="1" y1="0" x2="0" y2="0"',
  top: 'x1="0" y1="0" x2="0" y2="1"',
  bottom: 'x1="0" y1="1" x2="0" y2="0"',
};

/** Cloth edge to edge, scaled as for a picture of `scaleHeight`. */
export const drawField = (loom: Loom, cloth: Cloth, scaleHeight: number): string => {
  const { motif } = loom;
  const scale = loom.wholeTile(scaleHeight / motif.rows / motif.height);
  return loom.svg(loom.weave("A", cloth, scale), loom.rect(cloth.ground) + loom.rect(loom.paint("A")), "xMidYMin");
};

/** Whole rows between two hems. */
export const drawBand = (loom: Loom, cloth: Cloth): string => {
  const { width, height } = loom;
  const hem = Math.max(2, Math.round(height * 0.07));
  const inner = height - hem * 4;
  const body =
    loom.rect(cloth.ground) +
    loom.rect(loom.paint("A"), 0, hem * 2, width, inner) +
    loom.rect(cloth.line, 0, 0, width, hem) +
    loom.rect(cloth.line, 0, height - hem, width, hem);
  return loom.svg(loom.weave("A", cloth, inner / loom.motif.strip, [0, hem * 2]), body);
};

/** One figure of the motif, large. */
export const drawAvatar = (loom: Loom, cloth: Cloth): string => {
  const { width, height, motif } = loom;
  const scale = loom.wholeTile(Math.min(width, height) / motif.height / motif.face);
  const paint = loom.weave("A", cloth, scale, loom.centredOn(width / 2, height / 2, scale));
  return loom.svg(paint, loom.rect(cloth.ground) + loom.rect(loom.paint("A")));
};

/** Large, and gone where the words are. */
export const drawHero = (loom: Loom, cloth: Cloth, quiet: QuietSide): string => {
  const { width, height, motif, id } = loom;
  const scale = loom.wholeTile((height / motif.height / motif.rows) * 1.9);
  const cloths = loom.weave("A", cloth, scale, [width, height]);
  if (quiet === "none") return loom.svg(cloths, loom.rect(cloth.ground) + loom.rect(loom.paint("A")), "xMidYMin");
  const fade =
    `<linearGradient id="${id}G" ${ALONG[quiet]}><stop offset=".3"/><stop offset=".55" stop-color="#555"/><stop offset=".85" stop-color="#fff"/></linearGradient>` +
    `<mask id="${id}M">${loom.rect(loom.paint("G"))}</mask>`;
  return loom.svg(cloths + fade, `${loom.rect(cloth.ground)}<g mask="url(#${id}M)">${loom.rect(loom.paint("A"))}</g>`);
};

/** A shape on a ground: the cloth is in it, around it, or both in two dyes where they differ enough. */
export const drawCover = (loom: Loom, ground: Cloth, figure: Cloth, look: Look, dice: Dice): string => {
  const { width, height, motif, id } = loom;
  const size = Math.min(height, width);
  const scale = loom.wholeTile(Math.max(0.5, (size / motif.rows / motif.height) * dice.of(0.85, 1, 1.2)));
  const { data, centreX } = drawShape(look.shape, width, height, dice);
  const gap = Math.round(size * 0.022);
  const areAlike = Math.abs(lightnessOf(ground.ground) - lightnessOf(figure.ground)) < 0.12;
  const isInside = look.mode !== "outside";
  const isOutside = look.mode !== "inside" && !((motif.standsAlone || areAlike) && isInside);
  const shape = `${id}S`;
  const seam = (outer: string, inner: string) => stroke(shape, outer, gap * 2) + stroke(shape, inner, gap * 2 - 3);

  const defs =
    (isOutside ? loom.weave("A", ground, scale) : "") +
    (isInside ? loom.weave("B", figure, scale, loom.centredOn(centreX, height / 2, scale)) : "") +
    definePath(shape, data) +
    (isInside ? "" : `<clipPath id="${id}C"><use href="#${shape}"/></clipPath>`);
  const body =
    loom.rect(ground.ground) +
    (isOutside
      ? loom.rect(loom.paint("A")) + stroke(shape, ground.ground, gap * 2)
      : seam(ground.line, ground.ground)) +
    fill(shape, figure.ground) +
    (isInside ? fill(shape, loom.paint("B")) : `<g clip-path="url(#${id}C)">${seam(figure.line, figure.ground)}</g>`);
  return loom.svg(defs, body);
};

import type { Cloth } from "./cloth";
import { contrast } from "./colour";
import type { Dice } from "./dice";
import { arch, definePath, fill, num, oval, stroke } from "./draw";
import type { Loom } from "./Loom";
import { setTitle } from "./setTitle";
import type { KainPalette } from "./types";

const MARGIN = 76;

/** Words of a sharing picture; the renderer that makes a PNG of it must have the font. */
export interface CardWords {
  readonly title: string;
  /** The line above the title: "Kursus". */
  readonly kicker?: string | undefined;
  /** The site's name, at the foot. */
  readonly site?: string | undefined;
  readonly font?: string | undefined;
  /** How wide the font runs; 1.25 suits a bold grotesque. */
  readonly em?: number | undefined;
}

const escapeText = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const line = (y: number, size: number, weight: number, words: string): string =>
  `<text x="${MARGIN}" y="${num(y)}" font-size="${size}" font-weight="${weight}">${escapeText(words)}</text>`;

/** A sharing picture (1200 × 630): the title over one cloth, another beside or below it. */
export const drawCard = (
  loom: Loom,
  ground: Cloth,
  figure: Cloth,
  palette: KainPalette,
  words: CardWords,
  dice: Dice,
): string => {
  const { width, height, motif, id } = loom;
  const { title, kicker = "", site = "", font = "sans-serif", em = 1.25 } = words;
  const layout = dice.below(4);
  const scale = loom.wholeTile((height / motif.height / motif.rows) * 1.1);
  const isBelow = layout === 2;
  const foot = isBelow ? 200 : 0;
  const right = [width * 0.7, width * 0.66, width, width * 0.68][layout] ?? width;
  const centreX = isBelow ? width / 2 : (right + width) / 2;
  const shapes = [
    oval(right + height, height / 2, height),
    `M${num(right)} 0H${num(width)}V${num(height)}H${num(right)}z`,
    `M0 ${num(height - foot)}H${num(width)}V${num(height)}H0z`,
    arch(width * 0.83, width * 0.125, height * 0.13, height),
  ];
  const shape = `${id}S`;
  const { size, lines } = setTitle(title, right - MARGIN * (isBelow ? 2 : 1.6), height - foot - 262, em);
  const textColour =
    contrast(palette.ink, ground.ground) > contrast(palette.paper, ground.ground) ? palette.ink : palette.paper;
  const firstLine = MARGIN + (kicker ? 56 : 0);
  const spans = lines.map(
    (text, index) =>
      `<tspan x="${MARGIN}" y="${num(firstLine + size * (0.86 + index * 1.1))}">${escapeText(text)}</tspan>`,
  );
  const text =
    `<g fill="${textColour}" font-family="${escapeText(font)}">` +
    (kicker ? line(MARGIN + 22, 28, 400, kicker) : "") +
    `<text font-size="${size}" font-weight="700" letter-spacing="-1">${spans.join("")}</text>` +
    (site ? line(height - foot - (isBelow ? 52 : MARGIN), 28, 600, site) : "") +
    "</g>";
  const centre = loom.centredOn(centreX, isBelow ? height - foot / 2 : height / 2, scale);
  const body =
    loom.rect(ground.ground) +
    stroke(shape, ground.line, 26) +
    stroke(shape, ground.ground, 22) +
    fill(shape, figure.ground) +
    fill(shape, loom.paint("B")) +
    text;
  return loom.svg(loom.weave("B", figure, scale, centre) + definePath(shape, shapes[layout] ?? ""), body);
};

import { kainSvg, mix } from "@serambi/kernel/kain";

import { headingFonts, textFonts, type CardFont } from "../../cards/cardFonts";
import { plainWords } from "../../cards/plainWords";
import type { Sheet, SheetColumn, SheetText } from "../documentFile";
import { codeSquares } from "./codeSquares";
import { fitText } from "./fitText";
import type { LaidSheet, SheetLine, SheetPicture, SheetShape, TextRun } from "./LaidSheet";
import { loadHarfBuzz, ShapedFont } from "./ShapedFont";
import type { SheetFace } from "./SheetFace";
import { Typesetter } from "./Typesetter";

/** Texts are bounded where they come in. */
const MAX_TEXT = 2_000;
/** How tall the cloth's bands are, in points. */
const CLOTH_SCALE = 300;
const RULE = 0.75;
/** Where in its height a column stands: a little above the middle. */
const ABOVE_MIDDLE = 0.42;
/** Of a site's name in the place of its logo. */
const NAME_SIZES = [13, 11.5, 10, 9].map((size) => ({ size, lines: 1 }));

type Voices = Readonly<Record<SheetText["voice"], Typesetter>>;

interface Colours {
  readonly ink: string;
  readonly soft: string;
}

/** A text in the letters that the fonts at hand have. */
const wordsOf = ({ text, instead = "" }: SheetText): string =>
  plainWords(text, MAX_TEXT) || plainWords(instead, MAX_TEXT);

const clothOf = ({ sheet: { cloth }, style }: SheetFace): SheetPicture[] => {
  if (!cloth) return [];
  const { palette, motif } = style;
  const { x, y, seed } = cloth;
  const size = { width: Math.ceil(cloth.width), height: Math.ceil(cloth.height) };
  const svg = kainSvg({ variant: "field", seed, palette, motif, ...size, scaleHeight: CLOTH_SCALE });
  return [{ x, y, ...size, svg }];
};

type LogoPlace = NonNullable<Sheet["logo"]>;

const logoOf = (logo: string, { x, y, width, height, align }: LogoPlace): SheetPicture => {
  const side = align === "right" ? "xMaxYMid" : "xMinYMid";
  const image = `<image href="${logo}" width="${width}" height="${height}" preserveAspectRatio="${side} meet"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${image}</svg>`;
  return { x, y, width, height, svg };
};

const endOf = (runs: readonly TextRun[]): number => runs.reduce((sum, { width }) => sum + width, 0);

/** The lines of a column, from its top to its bottom. */
const columnLines = ({ place, texts }: SheetColumn, voices: Voices, { ink, soft }: Colours): readonly SheetLine[] => {
  const lines: SheetLine[] = [];
  let y = 0;
  for (const text of texts) {
    const [largest, ...smaller] = text.sizes;
    const words = wordsOf(text);
    if (!largest || words === "") continue;
    const setter = voices[text.voice];
    const { size, leading, lines: fitted } = fitText(setter, words, place.width, [largest, ...smaller]);
    y += text.gap ?? 0;
    for (const [index, line] of fitted.entries()) {
      y += index === 0 ? leading * 0.66 : leading;
      const runs = setter.runs(line, size);
      const x = place.align === "right" ? place.x + place.width - endOf(runs) : place.x;
      const colour = text.tone === "soft" ? soft : ink;
      lines.push({ role: text.role, x, baseline: y, size, track: setter.track, colour, runs });
    }
    y += leading - size * 0.9;
  }
  const down = place.y + Math.max(0, (place.height ?? 0) - y) * ABOVE_MIDDLE;
  return lines.map((line) => ({ ...line, baseline: line.baseline + down }));
};

/** The site's name where its logo would stand, in the middle of that height. */
const nameColumn = (site: string, { height, ...place }: LogoPlace): SheetColumn => ({
  place: { ...place, y: place.y + height / 2 - 5.5 },
  texts: [{ text: site, voice: "bold", role: "P", sizes: NAME_SIZES }],
});

type FigureColours = Readonly<Record<NonNullable<Sheet["figures"]>[number]["tone"], string>>;

const figureColours = ({ ink, paper, primary }: SheetFace["style"]["palette"]): FigureColours => ({
  ground: paper,
  line: mix(paper, ink, 0.25),
  accent: primary,
  tint: mix(paper, primary, 0.25),
});

const outlineOf = (points: readonly (readonly [number, number])[]): string =>
  `${points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(2)} ${y.toFixed(2)}`).join("")}z`;

const shapesOf = ({ figures = [], rules = [], codes = [] }: Sheet, tones: FigureColours, ink: string): SheetShape[] => [
  ...figures.map(({ points, tone }) => ({ path: outlineOf(points), colour: tones[tone] })),
  ...rules.map(({ x, y, width }) => ({ path: `M${x} ${y}h${width}v${RULE}h${-width}z`, colour: tones.line })),
  ...codes.map(({ text, x, y, side }) => ({ path: codeSquares(text, x, y, side), colour: ink })),
];

const lay = (face: SheetFace, columns: readonly SheetColumn[], voices: Voices): LaidSheet => {
  const { sheet, logo, style } = face;
  const { ink, paper } = style.palette;
  const colours = { ink, soft: mix(ink, paper, 0.3) };
  return {
    width: sheet.width,
    height: sheet.height,
    ground: paper,
    pictures: [...clothOf(face), ...(logo !== null && sheet.logo ? [logoOf(logo, sheet.logo)] : [])],
    shapes: shapesOf(sheet, figureColours(style.palette), ink),
    lines: columns.flatMap((column) => columnLines(column, voices, colours)),
  };
};

/** Lays a sheet out: every word has its place and size, whatever its length. */
export const laySheet = async (face: SheetFace): Promise<LaidSheet> => {
  const { sheet, style, site, logo } = face;
  const hasLogo = logo !== null && sheet.logo !== undefined;
  const named = !hasLogo && sheet.logo ? [nameColumn(site, sheet.logo)] : [];
  const columns = [...named, ...sheet.columns.filter(({ isBesideLogo = false }) => hasLogo || !isBesideLogo)];
  const texts = columns.flatMap((column) => column.texts);
  const said = (voice: SheetText["voice"]): string =>
    [...texts.filter((text) => text.voice === voice).map(wordsOf), "…"].join(" ");
  const harfBuzz = await loadHarfBuzz();
  const opened: ShapedFont[] = [];
  const open = (voice: SheetText["voice"], fonts: readonly CardFont[], track = 0): Typesetter => {
    const own = fonts.map((font) => new ShapedFont(harfBuzz, { ...font, name: `${voice} ${font.name}` }));
    opened.push(...own);
    return new Typesetter(own, track);
  };
  try {
    return lay(face, columns, {
      heading: open("heading", headingFonts(style.headingFont, style.weight, said("heading")), style.track),
      plain: open("plain", textFonts(style.textFont, 400, said("plain"))),
      bold: open("bold", textFonts(style.textFont, 600, said("bold"))),
    });
  } finally {
    for (const font of opened) font.close();
  }
};

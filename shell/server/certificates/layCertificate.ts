import { kainSvg, mix } from "@serambi/kernel/kain";

import { headingFonts, textFonts, type CardFont } from "../cards/cardFonts";
import type { CertificateFace } from "./CertificateFace";
import { SHEET, type CertificateSheet, type LineRole, type SheetLine, type SheetPicture } from "./certificateSheet";
import { codeSquares } from "./codeSquares";
import { fitText, type FittedText } from "./fitText";
import { loadHarfBuzz, ShapedFont } from "./ShapedFont";
import { Typesetter } from "./Typesetter";

/** The cloth runs along the left edge. */
const CLOTH = 168;
const MARGIN = 46;
const LEFT = CLOTH + MARGIN;
const COLUMN = SHEET.width - LEFT - MARGIN;
const FOOT_TOP = 452;
const MIDDLE_TOP = 104;
const CODE_SIDE = 88;
const SMALL = 9.5;
const PLAIN = 13;
const FACT = 12;
const FACT_GAP = 24;

const TITLE = [{ size: 20, lines: 1 }] as const;
const NAME = [
  { size: 58, lines: 1 },
  { size: 48, lines: 1 },
  { size: 40, lines: 2 },
  { size: 34, lines: 2 },
  { size: 28, lines: 3 },
  { size: 22, lines: 3 },
  { size: 18, lines: 4 },
] as const;
const COURSE = [
  { size: 30, lines: 2 },
  { size: 25, lines: 2 },
  { size: 21, lines: 3 },
  { size: 17, lines: 4 },
  { size: 14, lines: 4 },
] as const;

const clothOf = ({ seed, style }: CertificateFace): SheetPicture => {
  const { palette, motif } = style;
  const size = { width: CLOTH, height: Math.ceil(SHEET.height) };
  return { x: 0, y: 0, ...size, svg: kainSvg({ variant: "field", seed, palette, motif, ...size, scaleHeight: 300 }) };
};

const LOGO = { width: 150, height: 34 } as const;

const logoOf = (logo: string): SheetPicture => ({
  x: LEFT,
  y: 34,
  ...LOGO,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO.width} ${LOGO.height}"><image href="${logo}" width="${LOGO.width}" height="${LOGO.height}" preserveAspectRatio="xMinYMid meet"/></svg>`,
});

/** Collects lines from top to bottom. */
class Column {
  readonly lines: SheetLine[] = [];
  constructor(
    readonly colour: string,
    public y = 0,
  ) {}

  /** @param gap above the first line's letters */
  add(
    setter: Typesetter,
    { size, leading, lines }: FittedText,
    role: LineRole,
    gap: number,
    colour = this.colour,
  ): void {
    this.y += gap;
    lines.forEach((line, index) => {
      this.y += index === 0 ? leading * 0.66 : leading;
      const { track } = setter;
      this.lines.push({ role, x: LEFT, baseline: this.y, size, track, colour, runs: setter.runs(line, size) });
    });
    this.y += leading - size * 0.9;
  }
}

/** The three voices of a certificate. */
interface Voices {
  readonly heading: Typesetter;
  readonly plain: Typesetter;
  readonly bold: Typesetter;
}

const small = (
  setter: Typesetter,
  text: string,
  x: number,
  baseline: number,
  colour: string,
  size = SMALL,
): SheetLine => ({
  role: "P",
  x,
  baseline,
  size,
  track: setter.track,
  colour,
  runs: setter.runs(text, size),
});

const middleOf = (face: CertificateFace, { heading, plain }: Voices, soft: string): readonly SheetLine[] => {
  const { title, intro, name, completed, course, extent, style } = face;
  const quiet = (text: string) => fitText(plain, text, COLUMN, [{ size: PLAIN, lines: 2 }]);
  const middle = new Column(style.palette.ink);
  middle.add(heading, fitText(heading, title, COLUMN, TITLE), "H1", 0);
  middle.add(plain, quiet(intro), "P", 14, soft);
  middle.add(heading, fitText(heading, name, COLUMN, NAME), "H2", 12);
  middle.add(plain, quiet(completed), "P", 14, soft);
  middle.add(heading, fitText(heading, course, COLUMN, COURSE), "H2", 11);
  middle.add(plain, quiet(extent), "P", 12, soft);
  const down = MIDDLE_TOP + Math.max(0, FOOT_TOP - MIDDLE_TOP - middle.y) * 0.42;
  return middle.lines.map((line) => ({ ...line, baseline: line.baseline + down }));
};

const footOf = (
  { facts, proof, address, style }: CertificateFace,
  { plain, bold }: Voices,
  soft: string,
): SheetLine[] => {
  const { ink } = style.palette;
  const room = COLUMN - CODE_SIDE - FACT_GAP;
  const widths = facts.map(
    ({ label, value }) => Math.max(plain.width(label, SMALL), bold.width(value, FACT)) + FACT_GAP,
  );
  // A long name of a site leaves room for the date and the code beside it.
  const scale = Math.min(1, room / widths.reduce((sum, width) => sum + width, 0));
  let x = LEFT;
  const lines = facts.flatMap(({ label, value }, index) => {
    const at = x;
    x += (widths[index] ?? 0) * scale;
    return [
      small(plain, label, at, FOOT_TOP + 26, soft, SMALL * Math.max(scale, 0.8)),
      small(bold, value, at, FOOT_TOP + 43, ink, FACT * scale),
    ];
  });
  const fitted = fitText(plain, address, room, [{ size: SMALL, lines: 2 }]);
  return [
    ...lines,
    small(plain, proof, LEFT, FOOT_TOP + 78, soft),
    ...fitted.lines.map((line, index) => small(plain, line, LEFT, FOOT_TOP + 92 + index * 13, ink)),
  ];
};

const lay = (face: CertificateFace, voices: Voices): CertificateSheet => {
  const { site, logo, address, style } = face;
  const { ink, paper } = style.palette;
  const soft = mix(ink, paper, 0.3);
  const siteSize = Math.min(PLAIN, (PLAIN * (COLUMN - LOGO.width - FACT_GAP)) / voices.bold.width(site, PLAIN));
  const siteX = logo === null ? LEFT : SHEET.width - MARGIN - voices.bold.width(site, siteSize);
  return {
    ground: paper,
    pictures: [clothOf(face), ...(logo === null ? [] : [logoOf(logo)])],
    shapes: [
      { path: `M${LEFT} ${FOOT_TOP}h${COLUMN}v0.75h${-COLUMN}z`, colour: mix(paper, ink, 0.25) },
      { path: codeSquares(address, SHEET.width - MARGIN - CODE_SIDE, FOOT_TOP + 18, CODE_SIDE), colour: ink },
    ],
    lines: [
      small(voices.bold, site, siteX, 56, ink, siteSize),
      ...middleOf(face, voices, soft),
      ...footOf(face, voices, soft),
    ],
  };
};

/** Lays a certificate out: every word has its place and size, whatever its length. */
export const layCertificate = async (face: CertificateFace): Promise<CertificateSheet> => {
  const { style, site, title, intro, name, completed, course, extent, facts, proof, address } = face;
  const said = [site, title, intro, name, completed, course, extent, proof, address, "…"];
  const words = [...said, ...facts.flatMap(({ label, value }) => [label, value])].join(" ");
  const harfBuzz = await loadHarfBuzz();
  const opened: ShapedFont[] = [];
  const open = (voice: keyof Voices, fonts: readonly CardFont[], track = 0): Typesetter => {
    const own = fonts.map((font) => new ShapedFont(harfBuzz, { ...font, name: `${voice} ${font.name}` }));
    opened.push(...own);
    return new Typesetter(own, track);
  };
  try {
    return lay(face, {
      heading: open("heading", headingFonts(style.headingFont, style.weight, words), style.track),
      plain: open("plain", textFonts(style.textFont, 400, words)),
      bold: open("bold", textFonts(style.textFont, 600, words)),
    });
  } finally {
    for (const font of opened) font.close();
  }
};

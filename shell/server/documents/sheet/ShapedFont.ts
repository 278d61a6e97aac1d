import { createRequire } from "node:module";

import type { CardFont } from "../../cards/cardFonts";

interface Glyph {
  /** Number in the font. */
  readonly g: number;
  /** Advance and offset, in units of the font. */
  readonly ax: number;
  readonly dx: number;
  readonly dy: number;
}

interface Owned {
  readonly destroy: () => void;
}

/** What is used of HarfBuzz. */
interface HarfBuzz {
  readonly createBlob: (font: Uint8Array) => Owned;
  readonly createFace: (
    blob: Owned,
    index: number,
  ) => Owned & {
    readonly upem: number;
    readonly collectUnicodes: () => Uint32Array;
  };
  readonly createFont: (face: Owned) => Owned & { readonly glyphToPath: (glyph: number) => string };
  readonly createBuffer: () => Owned & {
    readonly addText: (text: string) => void;
    readonly guessSegmentProperties: () => void;
    readonly json: () => readonly Glyph[];
  };
  readonly shape: (font: Owned, buffer: Owned, features: string) => void;
}

/** No letter stands for another that was written: what is copied out of a document is what is seen in it. */
const FEATURES = "-liga,-clig,-calt";

let engine: Promise<HarfBuzz> | undefined;

/** HarfBuzz, loaded once: it sets every script, with its signs above and below. */
export const loadHarfBuzz = (): Promise<HarfBuzz> =>
  (engine ??= createRequire(import.meta.url)("harfbuzzjs") as Promise<HarfBuzz>); // checked by the test that sets every family

/** Words set in one font. */
export interface ShapedText {
  /** In em. */
  readonly width: (track: number) => number;
  /** The letters' outlines as a path of SVG, from the first letter's foot. */
  readonly path: (size: number, track: number) => string;
}

const drawGlyph = (outline: string, scale: number, x: number, y: number): string =>
  outline.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_point, px: string, py: string) =>
    [x + Number(px) * scale, y - Number(py) * scale].map((value) => value.toFixed(2)).join(" "),
  );

/** A font that sets words: which letters it has, how wide they are, how they look. `close` gives its memory back. */
export class ShapedFont {
  readonly name: string;
  readonly data: Buffer;
  private readonly blob: Owned;
  private readonly face: ReturnType<HarfBuzz["createFace"]>;
  private readonly font: ReturnType<HarfBuzz["createFont"]>;
  private readonly letters: ReadonlySet<number>;
  private readonly known = new Map<string, ShapedText>();

  constructor(
    private readonly harfBuzz: HarfBuzz,
    { name, data }: CardFont,
  ) {
    this.name = name;
    this.data = data;
    this.blob = harfBuzz.createBlob(data);
    this.face = harfBuzz.createFace(this.blob, 0);
    this.font = harfBuzz.createFont(this.face);
    this.letters = new Set(this.face.collectUnicodes());
  }

  has(letter: string): boolean {
    return this.letters.has(letter.codePointAt(0) ?? 0);
  }

  shape(text: string): ShapedText {
    const known = this.known.get(text);
    if (known) return known;
    const buffer = this.harfBuzz.createBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    this.harfBuzz.shape(this.font, buffer, FEATURES);
    const glyphs = buffer.json();
    buffer.destroy();
    const { upem } = this.face;
    // Words that are set tight stay apart, and signs stay with their letters.
    const isTracked = ({ g, ax }: Glyph): boolean => ax !== 0 && this.font.glyphToPath(g) !== "";
    const advance = glyphs.reduce((sum, { ax }) => sum + ax, 0) / upem;
    const tracked = glyphs.filter(isTracked).length;
    const shaped: ShapedText = {
      width: (track) => advance + tracked * track,
      path: (size, track) => {
        const scale = size / upem;
        let pen = 0;
        return glyphs
          .map((glyph) => {
            const { g, ax, dx, dy } = glyph;
            const drawn = drawGlyph(this.font.glyphToPath(g), scale, pen + dx * scale, -dy * scale);
            pen += ax * scale + (isTracked(glyph) ? track * size : 0);
            return drawn;
          })
          .join("");
      },
    };
    this.known.set(text, shaped);
    return shaped;
  }

  close(): void {
    for (const owned of [this.font, this.face, this.blob]) owned.destroy();
  }
}

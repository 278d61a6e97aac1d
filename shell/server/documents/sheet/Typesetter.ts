import type { TextRun } from "./LaidSheet";
import type { ShapedFont } from "./ShapedFont";

/** What no line may break within: a letter with its marks. */
const graphemes = new Intl.Segmenter("id", { granularity: "grapheme" });

/** Signs that belong to the letter before them, and what stands between words. */
const BOUND = /[\p{M}\s]/u;

interface Part {
  readonly font: ShapedFont;
  text: string;
}

/** Sets words in one stack of fonts: how wide they are, and where their lines break. */
export class Typesetter {
  /**
   * @param fonts in the order in which they are tried: letters that one lacks come from the next
   * @param track letter spacing in em
   */
  constructor(
    private readonly fonts: readonly ShapedFont[],
    readonly track = 0,
  ) {}

  /** A line as the runs that it is made of, ready to be drawn. */
  runs(text: string, size: number): TextRun[] {
    return this.parts(text).map(({ font, text: words }) => ({
      font: { name: font.name, data: font.data },
      text: words,
      width: font.shape(words).width(this.track) * size,
      path: font.shape(words).path(size, this.track),
    }));
  }

  width(text: string, size: number): number {
    const parts = this.parts(text).map(({ font, text: words }) => font.shape(words).width(this.track));
    return parts.reduce((sum, width) => sum + width, 0) * size;
  }

  /** The lines of a text in a column; a word that is wider than the column is broken. */
  lines(text: string, size: number, column: number): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(" ").flatMap((whole) => this.pieces(whole, size, column))) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line === "" || this.width(longer, size) <= column) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return line === "" ? lines : [...lines, line];
  }

  private pieces(word: string, size: number, column: number): string[] {
    if (this.width(word, size) <= column) return [word];
    const pieces: string[] = [];
    let piece = "";
    for (const { segment } of graphemes.segment(word)) {
      if (piece !== "" && this.width(piece + segment, size) > column) {
        pieces.push(piece);
        piece = "";
      }
      piece += segment;
    }
    return [...pieces, piece];
  }

  private parts(text: string): readonly Part[] {
    const parts: Part[] = [];
    for (const letter of text) {
      const last = parts.at(-1);
      const font = this.fontFor(letter, last?.font);
      // Tracked words are placed one by one: a space between them is as wide as it would be otherwise.
      const isOver = this.track !== 0 && last?.text.endsWith(" ");
      if (last && last.font === font && !isOver) last.text += letter;
      else parts.push({ font, text: letter });
    }
    return parts;
  }

  private fontFor(letter: string, last: ShapedFont | undefined): ShapedFont {
    if (last?.has(letter) && BOUND.test(letter)) return last;
    const found = this.fonts.find((font) => font.has(letter)) ?? this.fonts[0];
    if (!found) throw new Error("There is no font to set this in");
    return found;
  }
}

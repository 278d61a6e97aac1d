/** Words of one line in one font. */
export interface TextRun {
  /** Its name is unique within a sheet. */
  readonly font: { readonly name: string; readonly data: Buffer };
  readonly text: string;
  readonly width: number;
  /** Their outlines as a path of SVG, from the first letter's foot. */
  readonly path: string;
}

/** One line of words. */
export interface SheetLine {
  /** What it is to somebody who has it read out: the PDF says so. */
  readonly role: "H1" | "H2" | "P";
  readonly x: number;
  /** Of the letters' feet. */
  readonly baseline: number;
  readonly size: number;
  /** Letter spacing in em. */
  readonly track: number;
  readonly colour: string;
  readonly runs: readonly TextRun[];
}

/** A drawing in a box of the sheet. */
export interface SheetPicture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A whole SVG of that shape. */
  readonly svg: string;
}

export interface SheetShape {
  /** Of SVG, in points. */
  readonly path: string;
  readonly colour: string;
}

/** A sheet laid out, in points from the upper left corner: the same for every file that is made of it. */
export interface LaidSheet {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly pictures: readonly SheetPicture[];
  readonly shapes: readonly SheetShape[];
  /** In the order in which they are read. */
  readonly lines: readonly SheetLine[];
}

/** A file, cut of one of a fontsource package by `cutFaces.mjs`: all weights in one where the family is variable. */
export interface FontFace {
  /**
   * Which axes the file has beside the weight decides its size; the name is fontsource's, as it stands in the file's
   * name. A static family has a file for each weight instead.
   */
  readonly axes: "wght" | "opsz" | "wdth" | "standard" | "400" | "700";
  /** What is served instead of the package's file, where that holds more axes than a site uses, or too many letters for one face. */
  readonly cut?: string;
  readonly style: "normal" | "italic";
  /** Range of the weight axis as CSS. */
  readonly weights: string;
  /** Set on no page but the home. */
  readonly isOfHome?: true;
  /** Characters the face is for, where it is not for all of them; else those of its family. */
  readonly unicodeRange?: string;
  /** Range of the width axis that the face stands for, as CSS. */
  readonly stretch?: string;
}

/** A family by itself or together with what belongs to it. */
export interface FontFamily {
  /** As a tenant writes it in `ft_primary` or `ft_secondary`, and as CSS knows it. */
  readonly name: string;
  /** Package within the scope `@fontsource-variable`, or `@fontsource` for a static family. */
  readonly package: string;
  readonly scope?: "@fontsource";
  /** Subset of the package's files; latin unless told. */
  readonly subset?: "javanese" | "sundanese" | "balinese" | "buginese";
  /** Characters the family is for, where it is not for all of them. */
  readonly unicodeRange?: string;
  readonly category: "sans-serif" | "serif" | "monospace";
  /** The first is upright and preloaded, and with it those of other widths; the others are fetched where a page uses them. */
  readonly faces: readonly [FontFace, ...FontFace[]];
  /** Name of the monospaced family that a site of this family sets code and typed matter in: fetched where used. */
  readonly mono?: string;
  /** Its tabular figures set points, commas and colons as wide as digits, which pulls a sum or a time apart. */
  readonly widensMarks?: true;
}

export const upright = (weights: string): FontFace => ({ axes: "wght", style: "normal", weights });
export const italic = (weights: string): FontFace => ({ axes: "wght", style: "italic", weights });

/** Upright with a width axis, or a part of it: for families whose widths are the voice of a site. */
export const widths = (weights: string, stretch: string, cut?: string): FontFace => ({
  axes: "wdth",
  style: "normal",
  weights,
  stretch,
  ...(cut !== undefined && { cut }),
});

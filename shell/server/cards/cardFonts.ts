import { readFileSync } from "node:fs";

import { LRUCache } from "lru-cache";

import { headingFamily, textFamily } from "../fonts/families";
import { fontPath } from "../fonts/fontFile";
import type { FontFamily } from "../fonts/fontFamily";
import { SCRIPT_FAMILIES } from "../fonts/scriptFamilies";
import { cutFont, type AxisValues } from "./cutFont";
import { decodeWoff2 } from "./decodeWoff2";

/** One file as Satori takes it. */
export interface CardFont {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: 400;
  readonly style: "normal";
}

/** Two families for each of twenty sites; one has about 150 KB. */
const MAX_FONTS = 40;

const fonts = new LRUCache<string, Uint8Array>({ max: MAX_FONTS });

const readFont = (path: string): Uint8Array => {
  const known = fonts.get(path);
  if (known) return known;
  const font = decodeWoff2(readFileSync(path));
  fonts.set(path, font);
  return font;
};

/** What the family's own files have besides Latin, and whose they are where it has none: Inter has them all. */
const LATIN_EXT = /[\u0100-\u024f\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/;
const INTER_SUBSETS = [
  { subset: "vietnamese", pattern: /[\u0102-\u0103\u01a0-\u01b0\u1ea0-\u1ef9]/ },
  { subset: "greek", pattern: /[\u0370-\u03ff]/ },
  { subset: "cyrillic", pattern: /[\u0400-\u045f\u0490-\u0491\u2116]/ },
] as const;

/** Whether a text has a character of the family's own range, which is written as CSS has it. */
const isFor = ({ unicodeRange = "" }: FontFamily, text: string): boolean =>
  new RegExp(`[${unicodeRange.replace(/U\+([\da-f]+)-([\da-f]+)/gi, String.raw`\u{$1}-\u{$2}`)}]`, "u").test(text);

interface FontFile {
  readonly path: string;
  readonly axes: AxisValues;
}

const filesFor = (family: FontFamily, text: string, axes: AxisValues): FontFile[] => {
  const [face] = family.faces;
  const inter = textFamily("Inter");
  return [
    { path: fontPath(family, face), axes },
    ...(LATIN_EXT.test(text) ? [{ path: fontPath(family, face, "latin-ext"), axes }] : []),
    ...INTER_SUBSETS.filter(({ pattern }) => pattern.test(text)).map(({ subset }) => ({
      path: fontPath(inter, inter.faces[0], subset),
      axes,
    })),
    ...SCRIPT_FAMILIES.filter((script) => isFor(script, text)).map((script) => ({
      path: fontPath(script, script.faces[0]),
      axes,
    })),
  ];
};

const cutFiles = (name: string, files: readonly FontFile[], text: string): CardFont[] =>
  files.map(({ path, axes }, index) => ({
    name: `${name}${index}`,
    data: Buffer.from(cutFont(readFont(path), text, axes)),
    weight: 400,
    style: "normal",
  }));

/** Beyond any: the font's own largest. */
const LARGEST_OPTICAL_SIZE = 999;

/** A static family has a file for each weight. */
const faceFor = (family: FontFamily, weight: number): FontFamily => {
  if (family.scope !== "@fontsource" || weight < 550) return family;
  const bold = family.faces.find(({ weights, style }) => weights === "700" && style === "normal");
  return bold ? { ...family, faces: [bold] } : family;
};

/** The fonts of a title in the family and weight of a site's headings, cut to its letters. */
export const headingFonts = (family: string, weight: number, text: string): CardFont[] =>
  cutFiles(
    "heading",
    filesFor(faceFor(headingFamily(family), weight), text, { wght: weight, opsz: LARGEST_OPTICAL_SIZE }),
    text,
  );

/** The fonts of a short line in a site's text family. */
export const textFonts = (family: string, weight: number, text: string): CardFont[] =>
  cutFiles("text", filesFor(faceFor(textFamily(family), weight), text, { wght: weight }), text);

/** For CSS: the names of the fonts, in the order in which they are tried. */
export const stackOf = (cut: readonly CardFont[]): string => cut.map(({ name }) => name).join(", ");

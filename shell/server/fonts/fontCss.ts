import { headingFamily, monoFamily, textFamily } from "./families";
import type { FontFace, FontFamily } from "./fontFamily";
import { fontUrl } from "./fontFile";
import { FALLBACK_METRICS, type FallbackFace, type FallbackMetrics } from "./generated/fallbackMetrics";
import { SCRIPT_FAMILIES, SIGNS } from "./scriptFamilies";
import { SYSTEM_FONTS, type SystemFaces, type SystemFont } from "./systemFonts";

/** What a page needs for its two families. */
export interface FontCss {
  /** `@font-face` rules of its families and of their metric-matched fallbacks, and the custom properties that name them. */
  readonly css: string;
  /** Addresses of the faces of a page's first screen: at most three. */
  readonly preload: (path: string) => readonly string[];
  /** The families, as CSS knows them. */
  readonly families: readonly string[];
}

const SYSTEM_NAMES: Readonly<Record<SystemFont, string>> = {
  arial: "Arial",
  roboto: "Roboto",
  georgia: "Georgia",
  timesNewRoman: "Times",
  notoSerif: "Noto",
  courierNew: "Courier",
  notoSansMono: "Noto",
};

/**
 * Words are kept back for a tenth of a second, in which a browser that kept the face has it, then shown in a system's face until it is
 * there. A script of its own has no face to stand in for it on most machines: its letters wait, rather than be boxes.
 */
const realFace = (family: FontFamily, face: FontFace, range = face.unicodeRange ?? family.unicodeRange): string =>
  `@font-face{font-family:"${family.name}";src:url(${fontUrl(face)})format("woff2");font-weight:${face.weights};` +
  `${face.stretch ? `font-stretch:${face.stretch};` : ""}${face.style === "italic" ? "font-style:italic;" : ""}` +
  `${range ? `unicode-range:${range};` : ""}font-display:${range ? "block" : "fallback"}}`;

const fallbackName = (family: FontFamily, system: SystemFont): string => `${family.name} ${SYSTEM_NAMES[system]}`;

const fallbackFace = (name: string, { regular, bold }: SystemFaces, face: FallbackFace): string =>
  `@font-face{font-family:"${name}";src:${(face.isBold ? bold : regular).map((local) => `local("${local}")`).join(",")};` +
  `font-weight:${face.weights};${face.stretch ? `font-stretch:${face.stretch};` : ""}size-adjust:${face.sizeAdjust}%;` +
  `ascent-override:${face.ascent}%;descent-override:${face.descent}%;line-gap-override:0%}`;

const fallbackFaces = (family: FontFamily, { system, faces }: FallbackMetrics): string =>
  faces.map((face) => fallbackFace(fallbackName(family, system), SYSTEM_FONTS[system], face)).join("");

const fallbacksOf = (family: FontFamily): readonly FallbackMetrics[] =>
  FALLBACK_METRICS.filter((row) => row.family === family.name);

const systemFaces = (family: FontFamily): string =>
  fallbacksOf(family)
    .map((row) => fallbackFaces(family, row))
    .join("");

const familyCss = (family: FontFamily): string =>
  family.faces.map((face) => realFace(family, face)).join("") + systemFaces(family);

const scriptNames = SCRIPT_FAMILIES.map(({ name }) => name);
const scriptCss = [SIGNS, ...SCRIPT_FAMILIES].map(familyCss).join("");

const namesOf = (names: readonly string[], { category }: FontFamily): string =>
  [...names.map((name) => `"${name}"`), category].join();

/** A family, the signs that it may lack, what stands in for it, and the scripts that it does not have. */
const stackOf = (family: FontFamily): string =>
  namesOf(
    [family.name, SIGNS.name, ...fallbacksOf(family).map(({ system }) => fallbackName(family, system)), ...scriptNames],
    family,
  );

/** Of a static family each weight is a file of its own: of those a page uses the first. */
const firstFaces = ({ faces: [first, ...others] }: FontFamily): readonly FontFace[] => [
  first,
  ...others.filter(({ style, stretch }) => style === "normal" && stretch !== undefined),
];

/**
 * The faces of a site's two families, self-hosted, with system faces of the same measures (design language, "Type"; decision 44).
 * An unknown family is set in the specification's default: Raleway for headings, Inter for text (section 9).
 */
export const fontCss = (ft_primary: string, ft_secondary: string): FontCss => {
  const heading = headingFamily(ft_primary);
  const text = textFamily(ft_secondary);
  const own = [...new Set([heading, text])];
  const mono = monoFamily(heading, text);
  const voices = [`--font-heading:${stackOf(heading)}`, `--font-text:${stackOf(text)}`];
  if (mono) voices.push(`--font-mono:${stackOf(mono)}`);
  if (own.some(({ widensMarks }) => widensMarks)) voices.push("--figures:proportional-nums");
  return {
    css:
      [...new Set([...own, ...(mono ? [mono] : [])])].map(familyCss).join("") +
      `${scriptCss}:root{${voices.join(";")}}`,
    families: own.map(({ name }) => name),
    preload: (path) =>
      own
        .flatMap(firstFaces)
        .filter(({ isOfHome }) => !isOfHome || path === "/")
        .map(fontUrl),
  };
};

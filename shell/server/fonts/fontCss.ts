import type { FontBand, FontSwap } from "../../client/boot/arrivalScript";
import { headingFamily, monoFamily, textFamily } from "./families";
import type { FontFace, FontFamily } from "./fontFamily";
import { fontUrl } from "./fontFile";
import { BLANK_FACE } from "./generated/blankFace";
import { FALLBACK_METRICS, type FallbackFace, type FallbackMetrics } from "./generated/fallbackMetrics";
import { SCRIPT_FAMILIES, SYSTEM_SCRIPTS } from "./scriptFamilies";
import { SYSTEM_FONTS, type SystemFaces, type SystemFont } from "./systemFonts";

/** The system's face under a family's own name, for as long as its own is on its way; where no scripts run, that one too. */
export interface StandIn {
  readonly family: string;
  /** `@font-face` rules, in a style of their own: it goes when the family has come. */
  readonly css: string;
}

/** What a page needs for its two families. */
export interface FontCss {
  /**
   * `@font-face` rules: the families but for the faces in `standIns`, and their metric-matched fallbacks; `--font-mono` where they bring their own, and
   * `--figures` where a family's tabular figures do not suit sums.
   */
  readonly css: string;
  /** Addresses worth fetching at once: at most two. */
  readonly preload: readonly string[];
  readonly standIns: readonly StandIn[];
  /** Of the same files: what the page puts in the place of the system's faces once they have come. */
  readonly swaps: readonly FontSwap[];
  readonly headingStack: string;
  readonly textStack: string;
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
 * The family's name within the page: words that are identifiers. Given by script a name is not quoted, and engines do not agree about a
 * word that begins with a digit (Firefox refuses it).
 */
const nameInCss = ({ name }: FontFamily): string => name.replace(/(?<= )(?=\d)/g, "_");

/** Shown in a system's face until it is there: phones and desktops bring one for scripts of their own, too. */
const realFace = (family: FontFamily, face: FontFace): string =>
  `@font-face{font-family:"${nameInCss(family)}";src:url(${fontUrl(family, face)})format("woff2");font-weight:${face.weights};` +
  `${face.stretch ? `font-stretch:${face.stretch};` : ""}${face.style === "italic" ? "font-style:italic;" : ""}` +
  `${family.unicodeRange ? `unicode-range:${family.unicodeRange};` : ""}font-display:swap}`;

const fallbackName = (family: FontFamily, system: SystemFont): string => `${family.name} ${SYSTEM_NAMES[system]}`;

const fallbackFace = (name: string, { regular, bold }: SystemFaces, face: FallbackFace): string =>
  `@font-face{font-family:"${name}";src:${(face.isBold ? bold : regular).map((local) => `local("${local}")`).join(",")};` +
  `font-weight:${face.weights};${face.stretch ? `font-stretch:${face.stretch};` : ""}size-adjust:${face.sizeAdjust}%;` +
  `ascent-override:${face.ascent}%;descent-override:${face.descent}%;line-gap-override:0%}`;

const fallbackFaces = (family: FontFamily, { system, faces }: FallbackMetrics): string =>
  faces.map((face) => fallbackFace(fallbackName(family, system), SYSTEM_FONTS[system], face)).join("");

const fallbacksOf = (family: FontFamily): readonly FallbackMetrics[] =>
  FALLBACK_METRICS.filter((row) => row.family === family.name);

/** @throws where none was measured: `computeFallbacks.mjs` was not run for this family */
const nearestOf = (family: FontFamily): FallbackMetrics => {
  const [nearest] = fallbacksOf(family);
  if (!nearest) throw new Error(`No fallback of ${family.name} was measured`);
  return nearest;
};

const systemFaces = (family: FontFamily): string =>
  fallbacksOf(family)
    .map((row) => fallbackFaces(family, row))
    .join("");

const familyCss = (family: FontFamily): string =>
  family.faces.map((face) => realFace(family, face)).join("") + systemFaces(family);

const FIRST_WEIGHT = 1;
const LAST_WEIGHT = 1000;

/** Ranges that leave no weight out: those of the fallback, and what is between them. */
const weightBands = (faces: readonly FallbackFace[]): string[] => {
  const bands: string[] = [];
  let next = FIRST_WEIGHT;
  const fillUpTo = (end: number): void => {
    if (next < end) bands.push(`${next} ${end - 1}`);
  };
  for (const { weights } of faces) {
    const [from = next, to = from] = weights.split(" ").map(Number);
    fillUpTo(from);
    bands.push(weights);
    next = to + 1;
  }
  fillUpTo(LAST_WEIGHT + 1);
  return bands;
};

const bandsOf = (faces: readonly FallbackFace[]): FontBand[] =>
  [...new Set(faces.map(({ stretch }) => stretch))].flatMap((stretch) =>
    weightBands(faces.filter((face) => face.stretch === stretch)).map((weights): FontBand =>
      stretch === undefined ? [weights] : [weights, stretch],
    ),
  );

/** Of a static family each weight is a file of its own: those that a page uses are not known here. */
const isSwapped = ({ faces: [{ weights }] }: FontFamily): boolean => weights.includes(" ");

/**
 * Of a family whose upright face is put in by a script: until then a system's face stands under its very name, so that nothing waits
 * for a face that is on its way. Of faces with the same ranges the one that came last is taken, with and without scripts.
 */
const standIn = (family: FontFamily): StandIn => {
  const [upright] = family.faces;
  const { system, faces } = nearestOf(family);
  const ownBands = bandsOf(faces).map(([weights, stretch]) =>
    realFace(family, { axes: upright.axes, style: upright.style, weights, ...(stretch && { stretch }) }),
  );
  return {
    family: nameInCss(family),
    css:
      faces.map((face) => fallbackFace(nameInCss(family), SYSTEM_FONTS[system], face)).join("") +
      `@media (scripting:none){${ownBands.join("")}}`,
  };
};

/** What is said of such a family for as long as the page is open. */
const lastingCss = (family: FontFamily): string => {
  const [, ...others] = family.faces;
  return others.map((face) => realFace(family, face)).join("") + systemFaces(family);
};

const SCRIPT_ROOM = "Room of scripts";

/**
 * Keeps the room of letters whose family is on its way. Where no font of the machine has them, a browser looks for each anew with every
 * layout, on Linux in another process.
 */
const scriptRoom = (): string =>
  `@font-face{font-family:"${SCRIPT_ROOM}";src:${SYSTEM_SCRIPTS.map((name) => `local("${name}"),`).join("")}` +
  `url(data:font/otf;base64,${BLANK_FACE})format("opentype");` +
  `unicode-range:${SCRIPT_FAMILIES.map(({ unicodeRange }) => unicodeRange).join()}}`;

const scriptNames = [...SCRIPT_FAMILIES.map(({ name }) => name), SCRIPT_ROOM];
const scriptCss = SCRIPT_FAMILIES.map(familyCss).join("") + scriptRoom();

const stackOf = (family: FontFamily): string =>
  [nameInCss(family), ...fallbacksOf(family).map(({ system }) => fallbackName(family, system)), ...scriptNames]
    .map((name) => `"${name}"`)
    .join(",") + `,${family.category}`;

/**
 * The faces of a site's two families, self-hosted, swapped in without a shift (design language, "Type"; decision 39).
 * An unknown family is set in the specification's default: Raleway for headings, Inter for text (section 9).
 */
export const fontCss = (ft_primary: string, ft_secondary: string): FontCss => {
  const families = [headingFamily(ft_primary), textFamily(ft_secondary)] as const;
  const [heading, text] = families;
  const preloaded = heading === text ? [heading] : families;
  const mono = monoFamily(heading, text);
  const others = mono && !preloaded.includes(mono) ? [mono] : [];
  const ownTokens =
    (mono ? `--font-mono:${stackOf(mono)};` : "") +
    (preloaded.some(({ widensMarks }) => widensMarks) ? "--figures:proportional-nums;" : "");
  return {
    css:
      preloaded.map((family) => (isSwapped(family) ? lastingCss(family) : familyCss(family))).join("") +
      others.map(familyCss).join("") +
      scriptCss +
      (ownTokens && `:root{${ownTokens}}`),
    preload: preloaded.map((family) => fontUrl(family, family.faces[0])),
    standIns: preloaded.filter(isSwapped).map(standIn),
    swaps: preloaded.filter(isSwapped).map((family) => ({
      family: nameInCss(family),
      url: fontUrl(family, family.faces[0]),
      bands: bandsOf(nearestOf(family).faces),
    })),
    headingStack: stackOf(heading),
    textStack: stackOf(text),
  };
};

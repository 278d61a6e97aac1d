import type { FontSwap } from "../../client/boot/arrivalScript";
import { headingFamily, monoFamily, textFamily } from "./families";
import type { FontFace, FontFamily } from "./fontFamily";
import { fontUrl } from "./fontFile";
import { BLANK_FACE } from "./generated/blankFace";
import { FALLBACK_METRICS, type FallbackFace, type FallbackMetrics } from "./generated/fallbackMetrics";
import { SCRIPT_FAMILIES, SYSTEM_SCRIPTS } from "./scriptFamilies";
import { SYSTEM_FONTS, type SystemFaces, type SystemFont } from "./systemFonts";

/** What a page needs for its two families. */
export interface FontCss {
  /** `@font-face` rules of its families and of their metric-matched fallbacks, and the custom properties that name them. */
  readonly css: string;
  /** Addresses worth fetching at once: at most two. */
  readonly preload: readonly string[];
  /** Of the same files: what the page puts in the place of the system's faces once they have come. */
  readonly swaps: readonly FontSwap[];
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

/** Shown in a system's face until it is there: phones and desktops bring one for scripts of their own, too. */
const realFace = (family: FontFamily, face: FontFace): string =>
  `@font-face{font-family:"${family.name}";src:url(${fontUrl(family, face)})format("woff2");font-weight:${face.weights};` +
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

const systemFaces = (family: FontFamily): string =>
  fallbacksOf(family)
    .map((row) => fallbackFaces(family, row))
    .join("");

const familyCss = (family: FontFamily): string =>
  family.faces.map((face) => realFace(family, face)).join("") + systemFaces(family);

/** Of a static family each weight is a file of its own: those that a page uses are not known here. */
const isSwapped = ({ faces: [{ weights }] }: FontFamily): boolean => weights.includes(" ");

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

const namesOf = (names: readonly string[], { category }: FontFamily): string =>
  [...names.map((name) => `"${name}"`), category].join();

/** What a family's words are set in until its own faces are there. */
const spareStack = (family: FontFamily): string =>
  namesOf([...fallbacksOf(family).map(({ system }) => fallbackName(family, system)), ...scriptNames], family);

/** What a family is there for, and the custom property that names it. */
type Voice = "heading" | "text" | "mono";

/**
 * As long as families are on their way they are not named at all: a browser prepares each size and weight of a face that it waits for
 * (decision 39).
 * @param late those that a script hands over
 */
const voiceCss = (voices: readonly (readonly [Voice, FontFamily])[], late: readonly FontFamily[]): string => {
  const own = voices.map(
    ([voice, family]) =>
      `--spare-${voice}:${spareStack(family)};--font-${voice}:"${family.name}",var(--spare-${voice});`,
  );
  const spare = voices
    .filter(([, family]) => late.includes(family))
    .map(([voice]) => `--font-${voice}:var(--spare-${voice});`);
  return `:root{${own.join("")}}@media (scripting:enabled){:root:not([data-fonts]){${spare.join("")}}}`;
};

/** @throws where none was measured: `computeFallbacks.mjs` was not run for this family */
const swapOf = (family: FontFamily): FontSwap => {
  const [nearest] = fallbacksOf(family);
  if (!nearest) throw new Error(`No fallback of ${family.name} was measured`);
  return { family: family.name, spare: fallbackName(family, nearest.system) };
};

/**
 * The faces of a site's two families, self-hosted, swapped in without a shift (design language, "Type"; decision 39).
 * An unknown family is set in the specification's default: Raleway for headings, Inter for text (section 9).
 */
export const fontCss = (ft_primary: string, ft_secondary: string): FontCss => {
  const families = [headingFamily(ft_primary), textFamily(ft_secondary)] as const;
  const [heading, text] = families;
  const preloaded = heading === text ? [heading] : families;
  const late = preloaded.filter(isSwapped);
  const mono = monoFamily(heading, text);
  const voices = [["heading", heading] as const, ["text", text] as const, ...(mono ? [["mono", mono] as const] : [])];
  const figures = preloaded.some(({ widensMarks }) => widensMarks) ? ":root{--figures:proportional-nums}" : "";
  return {
    css:
      [...new Set(voices.map(([, family]) => family))].map(familyCss).join("") +
      scriptCss +
      voiceCss(voices, late) +
      figures,
    preload: preloaded.map((family) => fontUrl(family, family.faces[0])),
    swaps: late.map(swapOf),
  };
};

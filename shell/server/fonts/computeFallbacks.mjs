/**
 * Writes `generated/fallbackMetrics.ts`: how each system face must be scaled to take the room of each family, so that
 * nothing moves when the real font arrives. Run it after a change of `families.ts` or of a font package:
 *
 *   node shell/server/fonts/computeFallbacks.mjs
 *
 * The metrics come from @capsizecss/metrics, the sums from @capsizecss/core; a running server needs neither.
 */
import { writeFileSync } from "node:fs";

import { createFontStack } from "@capsizecss/core";

const SANS = ["arial", "roboto"];
const SERIF = ["georgia", "timesNewRoman", "notoSerif"];
const MONO = ["courierNew", "notoSansMono"];
const BOLD = 700;

/**
 * Each family at the weights it is set in: a headline's fallback must be as wide as the headline. The metrics know
 * neither optical sizes nor widths: where a family is set in them, how much narrower or wider its headlines run was
 * measured in a browser (`regularWidth`, `boldWidth`, `widths` by range of `font-stretch`; `middle` is the range of the
 * plain faces).
 */
const FAMILIES = {
  Raleway: { metrics: "raleway", regular: 300, bold: 700, systems: SANS },
  Inter: { metrics: "inter", regular: 400, bold: 600, systems: SANS },
  "Albert Sans": { metrics: "albertSans", regular: 400, bold: 700, systems: SANS },
  Anybody: {
    metrics: "anybody",
    regular: 400,
    regularWidth: 0.88,
    bold: 800,
    boldWidth: 0.94,
    middle: "81% 112%",
    widths: { "50% 80%": 0.44, "113% 150%": 1.26 },
    systems: SANS,
  },
  Archivo: {
    metrics: "archivo",
    regular: 400,
    bold: 800,
    middle: "86% 107%",
    widths: { "62% 70%": 0.717, "71% 85%": 0.845, "108% 125%": 1.26 },
    systems: SANS,
  },
  "Big Shoulders": { metrics: "bigShoulders", regular: 400, bold: 800, boldWidth: 0.91, systems: SANS },
  "Bricolage Grotesque": {
    metrics: "bricolageGrotesque",
    regular: 400,
    bold: 800,
    boldWidth: 0.93,
    middle: "85% 100%",
    widths: { "75% 78%": 0.777, "79% 84%": 0.67 },
    systems: SANS,
  },
  Epilogue: { metrics: "epilogue", regular: 400, regularWidth: 0.97, bold: 700, boldWidth: 0.965, systems: SANS },
  "Familjen Grotesk": { metrics: "familjenGrotesk", regular: 400, bold: 600, systems: SANS },
  Figtree: { metrics: "figtree", regular: 400, bold: 600, systems: SANS },
  Gantari: { metrics: "gantari", regular: 400, bold: 700, systems: SANS },
  "Hanken Grotesk": { metrics: "hankenGrotesk", regular: 400, bold: 600, systems: SANS },
  "Host Grotesk": { metrics: "hostGrotesk", regular: 400, bold: 700, systems: SANS },
  "Instrument Sans": { metrics: "instrumentSans", regular: 400, bold: 600, systems: SANS },
  Karla: { metrics: "karla", regular: 400, bold: 700, systems: SANS },
  "Libre Franklin": { metrics: "libreFranklin", regular: 400, bold: 700, systems: SANS },
  Onest: { metrics: "onest", regular: 400, bold: 600, systems: SANS },
  Overpass: { metrics: "overpass", regular: 400, bold: 800, boldWidth: 1.02, systems: SANS },
  "Plus Jakarta Sans": { metrics: "plusJakartaSans", regular: 400, bold: 700, systems: SANS },
  "Public Sans": { metrics: "publicSans", regular: 400, bold: 700, systems: SANS },
  "Red Hat Text": { metrics: "redHatText", regular: 400, bold: 600, systems: SANS },
  Saira: {
    metrics: "saira",
    regular: 400,
    bold: 700,
    middle: "93% 107%",
    widths: { "50% 92%": 0.88, "108% 125%": 1.069 },
    systems: SANS,
  },
  "Schibsted Grotesk": { metrics: "schibstedGrotesk", regular: 400, bold: 800, systems: SANS },
  Besley: { metrics: "besley", regular: 400, bold: 700, boldWidth: 0.963, systems: SERIF },
  "Brygada 1918": { metrics: "brygada1918", regular: 400, bold: 600, systems: SERIF },
  Cormorant: { metrics: "cormorant", regular: 400, regularWidth: 0.92, bold: 600, systems: SERIF },
  "Crimson Pro": { metrics: "crimsonPro", regular: 400, bold: 700, systems: SERIF },
  "EB Garamond": { metrics: "eBGaramond", regular: 400, bold: 600, systems: SERIF },
  Literata: { metrics: "literata", regular: 400, bold: 700, systems: SERIF },
  Newsreader: { metrics: "newsreader", regular: 400, bold: 700, systems: SERIF },
  Petrona: { metrics: "petrona", regular: 400, bold: 600, systems: SERIF },
  "Roboto Serif": { metrics: "robotoSerif", regular: 400, bold: 700, systems: SERIF },
  "Source Serif 4": { metrics: "sourceSerif4", regular: 400, bold: 700, systems: SERIF },
  "STIX Two Text": { metrics: "sTIXTwoText", regular: 400, regularWidth: 1.03, bold: 600, systems: SERIF },
  "Courier Prime": { metrics: "courierPrime", regular: 400, bold: 700, systems: MONO },
  "JetBrains Mono": { metrics: "jetBrainsMono", regular: 400, bold: 700, systems: MONO },
  "Martian Mono": {
    metrics: "martianMono",
    regular: 400,
    bold: 800,
    middle: "93% 112%",
    widths: { "75% 80%": 0.857, "81% 92%": 0.929 },
    systems: MONO,
  },
  "Red Hat Mono": { metrics: "redHatMono", regular: 400, bold: 600, systems: MONO },
  "Spline Sans Mono": { metrics: "splineSansMono", regular: 400, bold: 600, systems: MONO },
};

const load = async (name, weight) => {
  const path = weight === 400 ? name : `${name}/${weight}`;
  return (await import(`@capsizecss/metrics/${path}`)).default;
};

/** What is exactly the system's own measure is left out by the sums. */
const percent = (text) => (text === undefined ? 100 : Number.parseFloat(text));
const round = (value) => Math.round(value * 100) / 100;

const scaled = async (family, system, weight, systemWeight, width = 1) => {
  const { subsets: _, ...metrics } = await load(family.metrics, weight);
  const set = { ...metrics, xWidthAvg: metrics.xWidthAvg * width };
  const stack = createFontStack([set, await load(system, systemWeight)], { fontFaceFormat: "styleObject" });
  const face = stack.fontFaces[0]["@font-face"];
  return {
    sizeAdjust: round(percent(face.sizeAdjust)),
    ascent: round(percent(face.ascentOverride)),
    descent: round(percent(face.descentOverride)),
  };
};

const show = (face) => `{ sizeAdjust: ${face.sizeAdjust}, ascent: ${face.ascent}, descent: ${face.descent} }`;

const rows = [];
for (const [name, family] of Object.entries(FAMILIES))
  for (const system of family.systems) {
    const regular = await scaled(family, system, family.regular, 400, family.regularWidth);
    const bold = await scaled(family, system, family.bold, BOLD, family.boldWidth);
    const parts = [`regular: ${show(regular)}`, `bold: ${show(bold)}`];
    if (family.widths) {
      const widths = [];
      for (const [stretch, width] of Object.entries(family.widths))
        widths.push(`{ stretch: "${stretch}", bold: ${show(await scaled(family, system, family.bold, BOLD, width))} }`);
      parts.push(`middle: "${family.middle}"`, `widths: [${widths.join(", ")}]`);
    }
    rows.push(`  { family: ${JSON.stringify(name)}, system: "${system}", ${parts.join(", ")} },`);
  }

writeFileSync(
  new URL("./generated/fallbackMetrics.ts", import.meta.url),
  `// Written by computeFallbacks.mjs.
import type { SystemFont } from "../systemFonts";

/** Percentages of \`size-adjust\`, \`ascent-override\` and \`descent-override\`. */
export interface FallbackFace {
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

export interface FallbackMetrics {
  readonly family: string;
  readonly system: SystemFont;
  readonly regular: FallbackFace;
  readonly bold: FallbackFace;
  /** Range of \`font-stretch\` that the two faces stand for, where there are others. */
  readonly middle?: string;
  /** Narrower and wider than that. */
  readonly widths?: readonly { readonly stretch: string; readonly bold: FallbackFace }[];
}

export const FALLBACK_METRICS: readonly FallbackMetrics[] = [
${rows.join("\n")}
];
`,
);

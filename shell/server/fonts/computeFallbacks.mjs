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
const BOLD = 700;

/**
 * Each family at the weights it is set in: a headline's fallback must be as wide as the headline. The metrics know
 * neither optical sizes nor condensed widths: where a family is set in them, how much narrower its headlines run was
 * measured in a browser.
 */
const FAMILIES = {
  Raleway: { metrics: "raleway", regular: 300, bold: 700, systems: SANS },
  Inter: { metrics: "inter", regular: 400, bold: 600, systems: SANS },
  "Schibsted Grotesk": { metrics: "schibstedGrotesk", regular: 400, bold: 800, systems: SANS },
  "Source Serif 4": { metrics: "sourceSerif4", regular: 400, bold: 700, systems: SERIF },
  Newsreader: { metrics: "newsreader", regular: 400, bold: 700, systems: SERIF },
  "Hanken Grotesk": { metrics: "hankenGrotesk", regular: 400, bold: 600, systems: SANS },
  "Plus Jakarta Sans": { metrics: "plusJakartaSans", regular: 400, bold: 700, systems: SANS },
  "Bricolage Grotesque": {
    metrics: "bricolageGrotesque",
    regular: 400,
    bold: 800,
    boldWidth: 0.93,
    condensedWidth: 0.713,
    systems: SANS,
  },
  Onest: { metrics: "onest", regular: 400, bold: 600, systems: SANS },
};

const load = async (name, weight) => {
  const path = weight === 400 ? name : `${name}/${weight}`;
  return (await import(`@capsizecss/metrics/${path}`)).default;
};

const percent = (text) => Number.parseFloat(text);
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
    const regular = await scaled(family, system, family.regular, 400);
    const bold = await scaled(family, system, family.bold, BOLD, family.boldWidth);
    const condensed = family.condensedWidth && (await scaled(family, system, family.bold, BOLD, family.condensedWidth));
    const faces = `regular: ${show(regular)}, bold: ${show(bold)}${condensed ? `, condensed: ${show(condensed)}` : ""}`;
    rows.push(`  { family: ${JSON.stringify(name)}, system: "${system}", ${faces} },`);
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
  /** Bold and set narrow. */
  readonly condensed?: FallbackFace;
}

export const FALLBACK_METRICS: readonly FallbackMetrics[] = [
${rows.join("\n")}
];
`,
);

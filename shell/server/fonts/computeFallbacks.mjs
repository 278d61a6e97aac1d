/**
 * Writes `generated/fallbackMetrics.ts`: how each system face must be scaled to take the room of each family, so that
 * nothing moves when the real font arrives. Run it after a change of `families.ts` or of a font package:
 *
 *   CHROMIUM_PATH=/usr/bin/chromium node shell/server/fonts/computeFallbacks.mjs
 *
 * How wide a family runs is measured in a browser, weight by weight, on words as sites have them, beside the Liberation
 * fonts, which must be installed: they are as wide as Arial, Times New Roman and Courier New. How high it is, and how wide
 * other systems' faces are beside those, comes from @capsizecss/metrics, the sums from @capsizecss/core; a running server
 * needs none of it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { createFontStack } from "@capsizecss/core";
import { chromium } from "playwright-core";

/** Each kind of family: the systems' faces that stand for it, and the installed ones as wide as one of those. */
const SANS = { systems: ["arial", "roboto"], measured: "arial", installed: "Liberation Sans" };
const SERIF = {
  systems: ["georgia", "timesNewRoman", "notoSerif"],
  measured: "timesNewRoman",
  installed: "Liberation Serif",
};
const MONO = { systems: ["courierNew", "notoSansMono"], measured: "courierNew", installed: "Liberation Mono" };

/**
 * Ranges of weights, each with the one that it is measured at: those that texts are set in, and headlines. From 550 on the
 * system's face is its bold one.
 */
const WEIGHTS = [
  [1, 349, 320],
  [350, 424, 400],
  [425, 549, 475],
  [550, 624, 600],
  [625, 674, 650],
  [675, 724, 700],
  [725, 1000, 800],
];
const BOLD_FROM = 550;
const BOLD = 700;
/** Ranges that differ by less take one rule: 0.4 % of a headline's line are as many pixels as one does not see. */
const ALIKE = 0.4;

/**
 * Families of large headlines, whose faces were tried on the sites that have them: how much narrower or wider than the metrics say
 * these run in the letters and sizes of those headlines (`regular`, `bold`, which is of `weight`).
 */
const TUNED = {
  Anybody: { regular: 0.88, bold: 0.94, weight: 800 },
  "Big Shoulders": { bold: 0.91, weight: 800 },
  "Bricolage Grotesque": { bold: 0.93, weight: 800 },
  "Bricolage Grotesque 14pt": { bold: 0.87, weight: 800 },
  Epilogue: { regular: 0.97, bold: 0.965, weight: 700 },
  Overpass: { bold: 1.02, weight: 800 },
  Besley: { bold: 0.963, weight: 700 },
  Cormorant: { regular: 0.92, weight: 600 },
  "STIX Two Text": { regular: 1.03, weight: 600 },
};

/**
 * Families that are set in other widths, too: beside the range of `font-stretch` of the plain faces (`middle`), how much
 * narrower or wider headlines of the others run (`widths`), as measured on the sites that have them.
 */
const STRETCHED = {
  Anybody: { middle: "81% 112%", bold: 800, widths: { "50% 80%": 0.44, "113% 150%": 1.26 } },
  Archivo: { middle: "86% 107%", bold: 800, widths: { "62% 70%": 0.717, "71% 85%": 0.845, "108% 125%": 1.26 } },
  "Bricolage Grotesque": { middle: "85% 100%", bold: 800, widths: { "75% 84%": 0.67 } },
  "Bricolage Grotesque 14pt": { middle: "83% 100%", bold: 800, widths: { "75% 82%": 0.777 } },
  Saira: { middle: "93% 107%", bold: 700, widths: { "50% 92%": 0.88, "108% 125%": 1.069 } },
  "Martian Mono": { middle: "93% 112%", bold: 800, widths: { "75% 80%": 0.857, "81% 92%": 0.929 } },
};

const FAMILIES = [
  ...[
    ["Raleway", "Inter", "Albert Sans", "Anybody", "Archivo", "Big Shoulders", "Bricolage Grotesque"],
    ["Bricolage Grotesque 14pt", "Epilogue"],
    ["Familjen Grotesk", "Figtree", "Gantari", "Hanken Grotesk", "Host Grotesk", "Instrument Sans", "Karla"],
    ["Libre Franklin", "Onest", "Overpass", "Plus Jakarta Sans", "Public Sans", "Red Hat Text", "Saira"],
    ["Schibsted Grotesk"],
  ].flatMap((names) => names.map((name) => ({ name, ...SANS }))),
  ...[
    ["Besley", "Brygada 1918", "Cormorant", "Crimson Pro", "EB Garamond", "Literata", "Newsreader", "Petrona"],
    ["Roboto Serif", "Source Serif 4", "STIX Two Text"],
  ].flatMap((names) => names.map((name) => ({ name, ...SERIF }))),
  ...["Courier Prime", "JetBrains Mono", "Martian Mono", "Red Hat Mono", "Spline Sans Mono"].map((name) => ({
    name,
    ...MONO,
  })),
];

/** Of both languages of the sites, in the proportions of headlines: what counts is how often each letter comes. */
const SAMPLE = [
  "Desa yang memutuskan untuk tidak membangun sekolah baru",
  "Belajar membuat aplikasi dari nol bersama mentor yang sudah bekerja",
  "Jaringan sekolah yang cukup dengan dua titik akses",
  "Kelas sore untuk guru: menyusun soal yang adil, 12 November 2026",
  "Perpustakaan tanpa denda, dan buku yang kembali sendiri",
  "Pendaftaran gelombang kedua dibuka sampai 30 Juni",
  "What we stopped teaching this year, and why",
  "Reading code aloud makes a team find its mistakes sooner",
].join(" ");
/** Families with an axis of optical sizes are those of headlines. */
const SAMPLE_PX = 48;

const fromHere = createRequire(import.meta.url);

/** The optical size at the end of a name is none of the package's. */
const packageName = (name) => name.replace(/ \d+pt$/, "");
const packageOf = (name) => packageName(name).toLowerCase().replaceAll(" ", "-");
const metricsOf = (name) => name[0].toLowerCase() + packageName(name).slice(1).replaceAll(" ", "");

/** The files that the sites load (`families.ts`): with the axis that gives a family its voice, or with weights alone. */
const AXES = {
  Anybody: "wdth",
  Archivo: "wdth",
  Saira: "wdth",
  "Martian Mono": "wdth",
  "Bricolage Grotesque": "standard",
  "Bricolage Grotesque 14pt": "standard",
  Newsreader: "opsz",
};

const filesOf = (name) => {
  const found = ["@fontsource-variable", "@fontsource"].flatMap((scope) => {
    try {
      return dirname(fromHere.resolve(`${scope}/${packageOf(name)}/package.json`));
    } catch {
      return [];
    }
  });
  const folder = found[0];
  if (folder === undefined) throw new Error(`${name} has no package`);
  const fileFor = (axes) => join(folder, "files", `${packageOf(name)}-latin-${axes}-normal.woff2`);
  const { variable, weights } = JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8"));
  if (variable?.wght) {
    const range = [Number(variable.wght.min), Number(variable.wght.max)];
    return { range, files: [{ weight: range.join(" "), file: fileFor(AXES[name] ?? "wght") }] };
  }
  return {
    range: [Math.min(...weights), Math.max(...weights)],
    files: weights.map((weight) => ({ weight: String(weight), file: fileFor(weight) })),
  };
};

/** How wide the sample runs at each weight, in ems: in a family of files, or in an installed one without any. */
const measure = (page, name, files, weights) =>
  page.evaluate(
    async ([family, sources, asked, text, size]) => {
      for (const { weight, data } of sources)
        document.fonts.add(await new FontFace(family, `url(data:font/woff2;base64,${data})`, { weight }).load());
      const line = document.body.appendChild(document.createElement("span"));
      line.textContent = text;
      line.style.whiteSpace = "nowrap";
      return asked.map((weight) => {
        line.style.font = `${weight} ${size}px "${family}"`;
        return line.getBoundingClientRect().width / size;
      });
    },
    [
      name,
      files.map(({ weight, file }) => ({ weight, data: readFileSync(file).toString("base64") })),
      weights,
      SAMPLE,
      SAMPLE_PX,
    ],
  );

const metricsFor = async (name, weight) =>
  (await import(`@capsizecss/metrics/${weight === 400 ? name : `${name}/${weight}`}`)).default;

/** What is exactly the system's own measure is left out by the sums. */
const percent = (text) => (text === undefined ? 100 : Number.parseFloat(text));
const round = (value) => Math.round(value * 100) / 100;

/** A system's face in the room of a family. @param width of the family's letters on average, in ems */
const scaled = (metrics, system, width) => {
  const { subsets: _, ...own } = metrics;
  const stack = createFontStack([{ ...own, xWidthAvg: width * own.unitsPerEm }, system], {
    fontFaceFormat: "styleObject",
  });
  const face = stack.fontFaces[0]["@font-face"];
  return {
    sizeAdjust: round(percent(face.sizeAdjust)),
    ascent: round(percent(face.ascentOverride)),
    descent: round(percent(face.descentOverride)),
  };
};

const averageOf = ({ xWidthAvg, unitsPerEm }) => xWidthAvg / unitsPerEm;

/** One rule for ranges that are next to each other and hardly differ. */
const joined = (faces) => {
  const rows = [];
  for (const face of faces) {
    const last = rows.at(-1);
    const isAlike = last && last.isBold === face.isBold && Math.abs(last.sizeAdjust - face.sizeAdjust) < ALIKE;
    if (isAlike) last.to = face.to;
    else rows.push({ ...face });
  }
  return rows;
};

const show = ({ from, to, isBold, stretch, sizeAdjust, ascent, descent }) =>
  `{ weights: "${from} ${to}", isBold: ${isBold}, ${stretch ? `stretch: "${stretch}", ` : ""}` +
  `sizeAdjust: ${sizeAdjust}, ascent: ${ascent}, descent: ${descent} }`;

/** Weight by weight, as measured. */
const measuredFaces = async ({ name, measured, ems }, system) => {
  const own = await metricsFor(metricsOf(name), 400);
  const faces = [];
  for (const [index, [from, to]] of WEIGHTS.entries()) {
    const isBold = from >= BOLD_FROM;
    const weight = isBold ? BOLD : 400;
    const [known, face] = await Promise.all([metricsFor(measured, weight), metricsFor(system, weight)]);
    const width = ems.family[index] * (averageOf(known) / ems.installed[isBold ? 1 : 0]);
    faces.push({ from, to, isBold, ...scaled(own, face, width) });
  }
  return joined(faces);
};

const tunedFaces = async (name, { regular = 1, bold = 1, weight }, system) => {
  const key = metricsOf(name);
  const [plain, heavy] = await Promise.all([metricsFor(key, 400), metricsFor(key, weight)]);
  const [face, boldFace] = await Promise.all([metricsFor(system, 400), metricsFor(system, BOLD)]);
  return [
    { from: 1, to: BOLD_FROM - 1, isBold: false, ...scaled(plain, face, averageOf(plain) * regular) },
    { from: BOLD_FROM, to: 1000, isBold: true, ...scaled(heavy, boldFace, averageOf(heavy) * bold) },
  ];
};

const stretchedFaces = async (name, { bold, widths }, system) => {
  const [own, face] = await Promise.all([metricsFor(metricsOf(name), bold), metricsFor(system, BOLD)]);
  return Object.entries(widths).map(([stretch, width]) => ({
    from: BOLD_FROM,
    to: 1000,
    isBold: true,
    stretch,
    ...scaled(own, face, averageOf(own) * width),
  }));
};

const facesOf = async (family, system) => {
  const [tuned, stretched] = [TUNED[family.name], STRETCHED[family.name]];
  const faces = await (tuned ? tunedFaces(family.name, tuned, system) : measuredFaces(family, system));
  if (!stretched) return faces;
  const plain = faces.map((face) => ({ ...face, stretch: stretched.middle }));
  return [...plain, ...(await stretchedFaces(family.name, stretched, system))];
};

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
const page = await browser.newPage();
const rows = [];
try {
  for (const { name, systems, measured, installed } of FAMILIES) {
    const { range, files } = filesOf(name);
    const weights = WEIGHTS.map(([, , weight]) => Math.min(range[1], Math.max(range[0], weight)));
    const ems = {
      family: await measure(page, name, files, weights),
      installed: await measure(page, installed, [], [400, BOLD]),
    };
    for (const system of systems) {
      const faces = await facesOf({ name, measured, ems }, system);
      rows.push(`  { family: ${JSON.stringify(name)}, system: "${system}", faces: [${faces.map(show).join(", ")}] },`);
    }
  }
} finally {
  await browser.close();
}

writeFileSync(
  new URL("./generated/fallbackMetrics.ts", import.meta.url),
  `// Written by computeFallbacks.mjs.
import type { SystemFont } from "../systemFonts";

/** A system's face in the room of a family at some weights: percentages of \`size-adjust\` and of what it overrides. */
export interface FallbackFace {
  /** Range of \`font-weight\`. */
  readonly weights: string;
  readonly isBold: boolean;
  /** Range of \`font-stretch\` that it stands for, where the family has others. */
  readonly stretch?: string;
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

export interface FallbackMetrics {
  readonly family: string;
  readonly system: SystemFont;
  readonly faces: readonly FallbackFace[];
}

export const FALLBACK_METRICS: readonly FallbackMetrics[] = [
${rows.join("\n")}
];
`,
);

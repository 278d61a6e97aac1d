/**
 * Writes the faces that sites load into `faces/`: the files of the fontsource packages with the letters of the sites' languages, the
 * features that the styles name, and of their axes what the sites use. Run it after a change of a font package or of the lists below
 * (`npm install --no-save subset-font` first), then `computeFallbacks.mjs`:
 *
 *   node shell/server/fonts/cutFaces.mjs
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import cut from "subset-font";

const fromHere = createRequire(import.meta.url);
const folder = join(dirname(fileURLToPath(import.meta.url)), "faces");

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
/** Indonesian and English, names of people and places, and the signs of texts. Other letters are set in the system's face. */
const LETTERS = `${ASCII}\u00A0\u00AD\u2011‘’“”‚„–—…·•×÷²³°±−§½©™€éèêëÉÈáàäÁíóöÖúüÜñçå`;
/** Scripts of their own: whole, with every feature. */
const SCRIPTS = {
  "noto-sans-javanese": [0xa980, 0xa9df],
  "noto-sans-sundanese": [0x1b80, 0x1bbf],
  "noto-sans-balinese": [0x1b00, 0x1b7f],
  "noto-sans-buginese": [0x1a00, 0x1a1f],
};

const FEATURES = "kern liga clig calt ccmp rlig locl mark mkmk rvrn tnum pnum lnum onum".split(" ");

/** Upright and italic files with the axis of weights alone. */
const UPRIGHT =
  "raleway inter albert-sans big-shoulders epilogue familjen-grotesk figtree hanken-grotesk host-grotesk instrument-sans karla " +
  "libre-franklin onest overpass plus-jakarta-sans public-sans red-hat-text schibsted-grotesk spline-sans-mono";
const BOTH =
  "gantari besley brygada-1918 cormorant crimson-pro eb-garamond literata petrona roboto-serif source-serif-4 stix-two-text red-hat-mono";

const range = (min, max) => ({ min, max });

/** Families whose sites use less than the whole axis. */
const WEIGHTS = {
  "roboto-serif": { upright: { wght: range(400, 700) } },
  gantari: { italic: { wght: 300 } },
};

/** @returns a file of a package, cut to `axes` and `letters`; served as `<package>-<name>-<style>.woff2` */
const file = (font, source, style = "normal", { name = source, axes = {}, subset = "latin", letters } = {}) => ({
  font,
  source: `${font}-${subset}-${source}-${style}.woff2`,
  target: `${font}-${name}-${style}.woff2`,
  axes,
  letters,
});

const FILES = [
  ...UPRIGHT.split(" ").map((font) => file(font, "wght")),
  ...BOTH.split(" ").flatMap((font) => {
    const { upright = {}, italic = upright } = WEIGHTS[font] ?? {};
    return [file(font, "wght", "normal", { axes: upright }), file(font, "wght", "italic", { axes: italic })];
  }),
  file("courier-prime", "400"),
  file("courier-prime", "700"),
  file("martian-mono", "wdth"),
  // Code is set in one weight.
  file("jetbrains-mono", "wght", "normal", { axes: { wght: 450 } }),
  file("anybody", "wdth"),
  // One face would have 65 and 75 KB.
  file("archivo", "wdth", "normal", { name: "narrow", axes: { wght: range(400, 900), wdth: range(62, 100) } }),
  file("archivo", "wdth", "normal", { name: "wide", axes: { wght: range(400, 900), wdth: range(100, 125) } }),
  file("saira", "wdth", "normal", { name: "narrow", axes: { wght: range(400, 900), wdth: range(84, 100) } }),
  file("saira", "wdth", "normal", { name: "wide", axes: { wght: range(400, 900), wdth: range(100, 118) } }),
  // Optical sizes are those of the headlines that are set in each width.
  file("bricolage-grotesque", "standard", "normal", {
    name: "narrow",
    axes: { opsz: 96, wdth: 80, wght: 800 },
  }),
  file("bricolage-grotesque", "standard", "normal", {
    name: "plain",
    axes: { opsz: 36, wdth: 100, wght: range(400, 800) },
  }),
  file("bricolage-grotesque", "standard", "normal", {
    name: "14pt-narrow",
    axes: { opsz: 14, wdth: 75, wght: range(400, 800) },
  }),
  file("bricolage-grotesque", "standard", "normal", { name: "14pt-wide", axes: { opsz: 14, wdth: 88, wght: 800 } }),
  file("newsreader", "opsz", "normal", { name: "wght", axes: { opsz: 48, wght: range(300, 700) } }),
  file("newsreader", "wght", "italic", { axes: { wght: 450 } }),
  // Signs that other families lack; each face has the range that `scriptFamilies.ts` says.
  file("onest", "wght", "normal", { name: "signs", subset: "math", letters: "←↑→↓↖↗↘↙↩≈≠≤≥" }),
  file("onest", "wght", "normal", { name: "figures", letters: "±²³¹¼½¾" }),
  file("noto-sans-javanese", "wght", "normal", { subset: "javanese", axes: { wght: 400 } }),
  file("noto-sans-sundanese", "400", "normal", { subset: "sundanese" }),
  file("noto-sans-balinese", "400", "normal", { subset: "balinese" }),
  file("noto-sans-buginese", "400", "normal", { subset: "buginese" }),
];

const pathOf = ({ font, source }) => {
  for (const scope of ["@fontsource-variable", "@fontsource"])
    try {
      return join(dirname(fromHere.resolve(`${scope}/${font}/package.json`)), "files", source);
    } catch {
      // in the other scope
    }
  throw new Error(`${font} has no package`);
};

const cutFile = (part) => {
  const script = SCRIPTS[part.font];
  const letters = script
    ? `\u0020\u00A0\u200B\u200C\u200D\u25CC${Array.from({ length: script[1] - script[0] + 1 }, (_, index) => String.fromCodePoint(script[0] + index)).join("")}`
    : (part.letters ?? LETTERS);
  return cut(readFileSync(pathOf(part)), letters, {
    targetFormat: "woff2",
    noHinting: true,
    ...(!script && { keepFeatures: FEATURES }),
    ...(Object.keys(part.axes).length > 0 && { variationAxes: part.axes }),
  });
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const part of FILES) {
  const face = await cutFile(part);
  writeFileSync(join(folder, part.target), face);
  process.stdout.write(`${part.target} ${face.length}\n`);
}

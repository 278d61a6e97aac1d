/**
 * Writes the outlines of Javanese letters in Noto Sans Javanese, so that what is set large in them, or stands in a header, is there with its
 * page: the twenty letters of the poem, and those of the rail of `aksara`. Run it after a change of the font package:
 *
 *   node shell/server/fonts/drawLetters.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import cut from "subset-font";

/** Letters of the poem: outlines in its pictures. */
const POEM = Array.from("ꦲꦤꦕꦫꦏꦢꦠꦱꦮꦭꦥꦝꦗꦪꦚꦩꦒꦧꦛꦔ");
/** Letters of the rail by their classes: masks in its styles; a sign hangs on the letter before it. */
const RAIL = {
  ha: "ꦲ",
  na: "ꦤ",
  ca: "ꦕ",
  ra: "ꦫ",
  ka: "ꦏ",
  da: "ꦢ",
  ta: "ꦠ",
  sa: "ꦱ",
  wa: "ꦮ",
  la: "ꦭ",
  pa: "ꦥ",
  ja: "ꦗ",
  ya: "ꦪ",
  ma: "ꦩ",
  ga: "ꦒ",
  ba: "ꦧ",
  kasa: "ꦏ꧀ꦱ",
};
const UNITS = 1000;
/** Room of a mask over and under the foot of its letter. */
const ABOVE = 800;
const BELOW = 700;

const fromHere = createRequire(import.meta.url);
const path = fromHere.resolve(
  "@fontsource-variable/noto-sans-javanese/files/noto-sans-javanese-javanese-wght-normal.woff2",
);
const harfBuzz = await fromHere("harfbuzzjs");
const data = await cut(readFileSync(path), [...POEM, ...Object.values(RAIL)].join(""), {
  targetFormat: "sfnt",
  variationAxes: { wght: 400 },
});
const face = harfBuzz.createFace(harfBuzz.createBlob(data), 0);
const font = harfBuzz.createFont(face);
const scale = UNITS / face.upem;
const round = (value) => Math.round(Number(value) * scale);

const outlineOf = (letter) => {
  const buffer = harfBuzz.createBuffer();
  buffer.addText(letter);
  buffer.guessSegmentProperties();
  harfBuzz.shape(font, buffer, "");
  let x = 0;
  const outlines = buffer.json().map(({ g, ax, dx, dy }) => {
    const place = (_, px, py) => `${round(x + dx + Number(px))} ${-round(dy + Number(py))} `;
    const outline = font.glyphToPath(g).replace(/(-?[\d.]+),(-?[\d.]+)/g, place);
    x += ax;
    return outline;
  });
  return [
    round(x),
    outlines
      .join("")
      .replace(/ +(?=[A-Z]|$)/g, "")
      .replace(/ +/g, " ")
      .replace(/ -/g, "-"),
  ];
};

const rowOf = (letter) => {
  const [width, outline] = outlineOf(letter);
  return `  ${letter}: {\n    width: ${width},\n    outline:\n      "${outline}",\n  },`;
};

const ruleOf = ([name, letter]) => {
  const [width, outline] = outlineOf(letter);
  const svg = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 -${ABOVE} ${width} ${ABOVE + BELOW}'%3E%3Cpath d='${outline}'/%3E%3C/svg%3E`;
  return `.${name} {\n  width: ${width / UNITS}em;\n  mask-image: url("data:image/svg+xml,${svg}");\n}`;
};

const write = (file, text) => writeFileSync(new URL(file, import.meta.url), text);

write(
  "../../../remotes/sites/slots/hero-poem/letters.ts",
  `// Written by shell/server/fonts/drawLetters.mjs.

export interface Letter {
  /** In thousandths of an em, as the outline. */
  readonly width: number;
  /** Path of an SVG whose y grows downwards from the foot of the letter. */
  readonly outline: string;
}

export const LETTERS: Readonly<Record<string, Letter>> = {
${POEM.map(rowOf).join("\n")}
};
`,
);
write(
  "../../client/layouts/aksara/letters.module.css",
  `/* Written by shell/server/fonts/drawLetters.mjs: a class per letter, as wide as it, with its outline as the mask. */

/* The box reaches beyond the line, as the letter does; its foot stands on the line. */
.letter {
  display: inline-block;
  flex: none;
  height: ${(ABOVE + BELOW) / UNITS}em;
  margin-block: -${(ABOVE - 600) / UNITS}em -${BELOW / UNITS}em;
  background: currentcolor;
  mask-size: 100% 100%;
  print-color-adjust: exact;

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
}

${Object.entries(RAIL).map(ruleOf).join("\n\n")}
`,
);

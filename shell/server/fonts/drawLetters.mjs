/**
 * Writes the outlines of Javanese letters in Noto Sans Javanese, so that what is set large in them, or stands in a header, is there with its
 * page: the twenty letters of the poem, and those of the rail of `aksara`. Run it after a change of the font package:
 *
 *   node shell/server/fonts/drawLetters.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import cut from "subset-font";

/** By the file that they are written to; a sign hangs on the letter before it. */
const FILES = {
  "../../../remotes/sites/slots/hero-poem/letters.ts": Array.from("ꦲꦤꦕꦫꦏꦢꦠꦱꦮꦭꦥꦝꦗꦪꦚꦩꦒꦧꦛꦔ"),
  "../../client/layouts/aksara/letters.ts": [...Array.from("ꦲꦤꦕꦫꦏꦢꦠꦱꦮꦭꦥꦗꦪꦩꦒꦧ"), "ꦏ꧀ꦱ"],
};
const UNITS = 1000;

const fromHere = createRequire(import.meta.url);
const path = fromHere.resolve(
  "@fontsource-variable/noto-sans-javanese/files/noto-sans-javanese-javanese-wght-normal.woff2",
);
const harfBuzz = await fromHere("harfbuzzjs");
const data = await cut(readFileSync(path), Object.values(FILES).flat().join(""), {
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
  return `  "${letter}": { width: ${width}, outline: "${outline}" },`;
};

for (const [file, letters] of Object.entries(FILES))
  writeFileSync(
    new URL(file, import.meta.url),
    `// Written by shell/server/fonts/drawLetters.mjs.

export interface Letter {
  /** In thousandths of an em, as the outline. */
  readonly width: number;
  /** Path of an SVG whose y grows downwards from the foot of the letter. */
  readonly outline: string;
}

export const LETTERS: Readonly<Record<string, Letter>> = {
${letters.map(rowOf).join("\n")}
};
`,
  );

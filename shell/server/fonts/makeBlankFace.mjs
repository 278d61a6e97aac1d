/**
 * Writes `generated/blankFace.ts`: a face with nothing in it, as wide and as high as Noto Sans Javanese, for the characters of
 * `scriptFamilies.ts`. Run it after a change of those:
 *
 *   node shell/server/fonts/makeBlankFace.mjs
 *
 * opentype.js writes it, harfbuzz takes out what nobody reads of it: it stands in every page.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Font, Glyph, Path } = require("opentype.js");

/** Characters of Javanese and Buginese. */
const RANGES = [
  [0xa980, 0xa9df],
  [0x1a00, 0x1a1f],
];

/** Thousandths of the type size: what the family says of its lines, and the mean of its 47 consonants. */
const [ASCENT, DESCENT, WIDTH] = [1120, -916, 1074];

const OUTPUT = new URL("generated/blankFace.ts", import.meta.url);

const characters = RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));

const glyphOf = (name, unicodes) => {
  const glyph = new Glyph({ name, unicode: unicodes[0], advanceWidth: WIDTH, path: new Path() });
  glyph.unicodes = unicodes;
  return glyph;
};

const draw = () => {
  const font = new Font({
    familyName: "Blank",
    styleName: "Regular",
    unitsPerEm: 1000,
    ascender: ASCENT,
    descender: DESCENT,
    glyphs: [glyphOf(".notdef", [0]), glyphOf("blank", characters)],
  });
  return Buffer.from(font.toArrayBuffer());
};

/** HB_MEMORY_MODE_WRITABLE of hb-blob.h, HB_SUBSET_SETS_NAME_ID of hb-subset.h. */
const [WRITABLE, NAMES] = [2, 4];

const withoutRest = async (font) => {
  const wasm = readFileSync(require.resolve("harfbuzzjs/hb-subset.wasm"));
  const { exports: hb } = (await WebAssembly.instantiate(wasm)).instance;
  const at = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, font.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  for (const character of characters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character);
  hb.hb_set_clear(hb.hb_subset_input_set(input, NAMES));
  const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const begin = hb.hb_blob_get_data(blob, 0);
  return Buffer.from(hb.memory.buffer.slice(begin, begin + hb.hb_blob_get_length(blob)));
};

const bytes = await withoutRest(draw());
writeFileSync(
  OUTPUT,
  `// Written by makeBlankFace.mjs.\n\n/** OpenType, ${bytes.length} bytes, as base64. */\nexport const BLANK_FACE =\n  "${bytes.toString("base64")}";\n`,
);

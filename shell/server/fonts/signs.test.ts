import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { expect, it } from "@jest/globals";

import { decodeWoff2 } from "../cards/decodeWoff2";
import { FAMILIES } from "./families";
import type { FontFace } from "./fontFamily";
import { fontFile, fontUrl } from "./fontFile";
import { SCRIPT_FAMILIES, SIGNS } from "./scriptFamilies";

const ROOT = resolve(__dirname, "../../..");
const ROOMS = ["remotes", "shell/client", "shell/platform/account", "shell/platform/seed", "shared-kernel"];
const TEXT = /\.(?:tsx?|css|json|md|ya?ml)$/;
const NO_TEXT = /node_modules|dist\/|testing\/|\.test\.|[Ff]ixtures|README/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;

/** Characters beyond ASCII that a file of the product has outside of its comments. */
const signsIn = (path: string): Set<string> => {
  const text = readFileSync(path, "utf8");
  const said = /\.(?:tsx?|css)$/.test(path) ? text.replace(COMMENT, "") : text;
  return new Set(said.match(/[^\p{ASCII}\p{Cf}\s]/gu));
};

/** Where a font's own table of characters begins, and those that it lists (`cmap`, segments of format 4). */
const charactersIn = (font: Uint8Array): Set<number> => {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  const cmap = view.getUint32((tables.find((at) => view.getUint32(at) === 0x636d6170) ?? 0) + 8);
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => cmap + 4 + index * 8);
  const starts = subtables.map((at) => cmap + view.getUint32(at + 4));
  const table = starts.find((at) => view.getUint16(at) === 4);
  if (table === undefined) throw new Error("The font has no table of format 4");
  const count = view.getUint16(table + 6) / 2;
  const found = new Set<number>();
  for (let segment = 0; segment < count; segment += 1) {
    const last = view.getUint16(table + 14 + segment * 2);
    const first = view.getUint16(table + 16 + count * 2 + segment * 2);
    for (let code = first; code <= last && code !== 0xffff; code += 1) found.add(code);
  }
  return found;
};

const charactersOf = (face: FontFace): Set<number> =>
  charactersIn(decodeWoff2(readFileSync(fontFile(fontUrl(face)) ?? "")));

it("every sign that texts of the product use is in a face that the site serves", () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
      .filter((file) => TEXT.test(file) && !NO_TEXT.test(file))
      .map((file) => join(room, file)),
  );
  expect(files.length).toBeGreaterThan(800);
  const shared = [SIGNS, ...SCRIPT_FAMILIES].flatMap(({ faces }) => faces.flatMap((face) => [...charactersOf(face)]));
  const own = FAMILIES.flatMap(({ name, faces }) => faces.map((face) => [name, charactersOf(face)] as const));
  const served = new Set(shared);
  const lacking = new Map<string, readonly string[]>();
  const missing = files.flatMap((file) =>
    [...signsIn(join(ROOT, file))].flatMap((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (served.has(code)) return [];
      const without = lacking.get(sign) ?? own.filter(([, letters]) => !letters.has(code)).map(([name]) => name);
      lacking.set(sign, without);
      return without.length > 0 ? [`${file}: ${sign} is not in ${without[0]} and ${without.length - 1} more`] : [];
    }),
  );
  // Add the sign to `LETTERS` or to the faces of `SIGNS` in `cutFaces.mjs`, or write it otherwise.
  expect(missing).toEqual([]);
});

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { FAMILIES } from "./families";
import type { FontFace, FontFamily } from "./fontFamily";
import { SCRIPT_FAMILIES, SIGNS } from "./scriptFamilies";

const fromHere = createRequire(import.meta.url);

/** The code of this file runs bundled, elsewhere. */
const FACES = join(dirname(fromHere.resolve("@serambi/shell/package.json")), "server", "fonts", "faces");

const HASH_LENGTH = 8;

const servedName = ({ package: name }: FontFamily, { axes, cut = axes, style }: FontFace): string =>
  `${name}-${cut}-${style}.woff2`;

const addressOf = (family: FontFamily, face: FontFace): string => {
  const name = servedName(family, face);
  const hash = createHash("sha256")
    .update(readFileSync(join(FACES, name)))
    .digest("hex")
    .slice(0, HASH_LENGTH);
  return `/fonts/${family.package}-${hash}/${name}`;
};

const served = [...FAMILIES, SIGNS, ...SCRIPT_FAMILIES].flatMap((family) =>
  family.faces.map((face) => ({ face, address: addressOf(family, face), path: join(FACES, servedName(family, face)) })),
);

const addresses = new Map(served.map(({ face, address }) => [face, address]));

const files = new Map(served.map(({ address, path }) => [address, path]));

/**
 * Where a face is served: a part of the address is made of the file, so it may be cached for a year.
 * @throws where the face is none of a known family
 */
export const fontUrl = (face: FontFace): string => {
  const address = addresses.get(face);
  if (address === undefined) throw new Error("A face of an unknown family has no address");
  return address;
};

/**
 * The file behind an address under `/fonts/`, or null. A list of what exists, not a path that is put together: nothing
 * else can be reached.
 * @param urlPath as asked for, without query
 */
export const fontFile = (urlPath: string): string | null => files.get(urlPath) ?? null;

/**
 * Where the package's own file of a face is on disk, with all its letters: for cards and sheets.
 * @param subset of the package's files
 */
export const fontPath = (family: FontFamily, { axes, style }: FontFace, subset?: string): string => {
  const { scope = "@fontsource-variable", package: name, subset: own = "latin" } = family;
  const folder = dirname(fromHere.resolve(`${scope}/${name}/package.json`));
  return join(folder, "files", `${name}-${subset ?? own}-${axes}-${style}.woff2`);
};

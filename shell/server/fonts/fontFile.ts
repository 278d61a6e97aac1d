import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { FAMILIES } from "./families";
import type { FontFace, FontFamily } from "./fontFamily";
import { SCRIPT_FAMILIES } from "./scriptFamilies";

const fromHere = createRequire(import.meta.url);

interface FontPackage {
  readonly folder: string;
  readonly version: string;
}

const readPackage = ({ scope, package: name }: FontFamily): FontPackage => {
  const path = fromHere.resolve(`${scope ?? "@fontsource-variable"}/${name}/package.json`);
  const { version } = fromHere(path) as { version: string }; // npm installs no package without one
  return { folder: dirname(path), version };
};

const served = [...FAMILIES, ...SCRIPT_FAMILIES];

const packages = new Map(served.map((family) => [family.package, readPackage(family)]));

const fileName = (family: FontFamily, { axes, style }: FontFace, subset: string = family.subset ?? "latin"): string =>
  `${family.package}-${subset}-${axes}-${style}.woff2`;

/** Where a face is served: the version is part of the address, so it may be cached for a year. */
export const fontUrl = (family: FontFamily, face: FontFace): string =>
  `/fonts/${family.package}-${packages.get(family.package)?.version ?? "0"}/${fileName(family, face)}`;

/**
 * Where a face is on disk.
 * @param subset of the package's files, where it is not the one that pages load
 */
export const fontPath = (family: FontFamily, face: FontFace, subset?: string): string =>
  join(packages.get(family.package)?.folder ?? "", "files", fileName(family, face, subset));

const files = new Map(
  served.flatMap((family) =>
    family.faces.map((face): [string, string] => [fontUrl(family, face), fontPath(family, face)]),
  ),
);

/**
 * The file behind an address under `/fonts/`, or null. A list of what exists, not a path that is put together: nothing
 * else can be reached.
 * @param urlPath as asked for, without query
 */
export const fontFile = (urlPath: string): string | null => files.get(urlPath) ?? null;

import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

const IGNORED = new Set(["node_modules", "dist", ".data", "testing"]);

const sourceFiles = (folder) =>
  readdirSync(folder)
    .filter((name) => !IGNORED.has(name) && !/\.test\.tsx?$|\.md$/.test(name))
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? sourceFiles(path) : [path];
    });

/** What every build reads. */
const commonFiles = () => {
  const base = [
    "rspack.base.ts",
    "shell/start/rspack.runtime.ts",
    "package-lock.json",
    "tsconfig.json",
    "shell/start/cssLayerLoader.cjs",
    "shell/start/ariaLanguagesLoader.cjs",
  ]
    .map((name) => join(ROOT, name))
    .filter(existsSync);
  return [...base, ...sourceFiles(join(ROOT, "shared-kernel"))];
};

const withFiles = (hash, files) => {
  for (const file of files)
    hash.update(relative(ROOT, file).split(sep).join("/")).update("\0").update(readFileSync(file)).update("\0");
  return hash;
};

let common;

/**
 * The hash of everything a build of `folders` reads: the version of a remote, and whether a build is stale.
 * Plain JavaScript, because it runs before anything is built.
 */
export const sourceHash = (...folders) => {
  common ??= withFiles(createHash("sha256"), commonFiles());
  return withFiles(common.copy(), folders.flatMap(sourceFiles)).digest("hex").slice(0, 10);
};

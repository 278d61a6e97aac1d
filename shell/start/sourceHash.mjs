import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

const IGNORED = new Set(["node_modules", "dist", ".data", "testing"]);
const KERNEL = join(ROOT, "shared-kernel");
/** Tests' own files are in no build; the kernel's are, in `serambi check`. */
const isIgnored = (folder, name) => IGNORED.has(name) && !(folder === KERNEL && name === "testing");

const sourceFiles = (folder) =>
  readdirSync(folder)
    .filter((name) => !isIgnored(folder, name) && !/\.test\.tsx?$|^README\.md$/.test(name))
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? sourceFiles(path) : [path];
    });

/** How every build is made. */
export const BUILD_FILES = [
  "rspack.base.ts",
  "shell/start/rspack.assets.ts",
  "shell/start/rspack.chunks.ts",
  "shell/start/rspack.common.ts",
  "shell/start/rspack.runtime.ts",
  "shell/start/rspack.sections.ts",
  "shell/start/rspack.styles.ts",
  "package-lock.json",
  "tsconfig.json",
  "shell/start/chunkNameLoader.cjs",
  "shell/start/chunkNames.cjs",
  "shell/start/cssLayerLoader.cjs",
  "shell/start/ariaLanguagesLoader.cjs",
  "shell/start/pureReactLoader.cjs",
  "shell/start/folderFiles.cjs",
  "shell/start/folderLoader.cjs",
]
  .map((name) => join(ROOT, name))
  .filter(existsSync);

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
  common ??= withFiles(createHash("sha256"), [...BUILD_FILES, ...sourceFiles(join(ROOT, "shared-kernel"))]);
  return withFiles(common.copy(), folders.flatMap(sourceFiles)).digest("hex").slice(0, 10);
};

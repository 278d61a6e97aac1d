import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { z } from "zod";

import { ROOT } from "./sourceHash.mjs";

const path = z.string().regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w@.+-]+(?:\/[\w@.+-]+)*\/?$/);

/** Files of one package: `files` are paths in it, folders end in a slash; `into` is the folder of the set that they are put into. */
const Source = z.strictObject({ package: z.string(), files: z.array(path).min(1), into: path.optional() });

/** `assets.json` of a remote: sets of files that are too large for a build, by name. */
const AssetsFile = z.record(z.string().regex(/^[a-z][a-z0-9-]{0,40}$/), z.array(Source).min(1));

interface FoundFile {
  readonly path: string;
  readonly source: string;
}

const withFiles = (root: string, name: string): string[] =>
  name.endsWith("/")
    ? readdirSync(join(root, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    : [name];

/** Folder of a package as the remote would resolve it; not every package exports its package.json. */
const packageFolder = (folder: string, name: string): string => {
  const found = (createRequire(join(folder, "package.json")).resolve.paths(name) ?? [])
    .map((modules) => join(modules, name))
    .find(existsSync);
  if (!found) throw new Error(`${join(folder, "assets.json")}: the package ${name} is not installed`);
  return found;
};

const filesOf = (folder: string, { package: name, files, into = "" }: z.infer<typeof Source>): FoundFile[] => {
  const root = packageFolder(folder, name);
  return files
    .flatMap((file) => withFiles(root, file))
    .map((file) => ({ path: join(into, file).replaceAll("\\", "/"), source: join(root, file) }));
};

type Hashes = Record<string, { readonly size: number; readonly mtimeMs: number; readonly sha384: string }>;

const HASHES = join(ROOT, ".cache", "assets.json");

/** Hashes of files that have not changed since they were last read: a build that changes a text reads no runtime. */
class KnownHashes {
  private readonly known: Hashes;
  private isChanged = false;

  constructor() {
    // Our own file; one that cannot be read costs time only.
    try {
      this.known = JSON.parse(readFileSync(HASHES, "utf8")) as Hashes;
    } catch {
      this.known = {};
    }
  }

  of(file: string): { readonly bytes: number; readonly sha384: string } {
    const { size, mtimeMs } = statSync(file);
    const before = this.known[file];
    if (before?.size === size && before.mtimeMs === mtimeMs) return { bytes: size, sha384: before.sha384 };
    const sha384 = `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
    this.known[file] = { size, mtimeMs, sha384 };
    this.isChanged = true;
    return { bytes: size, sha384 };
  }

  save(): void {
    if (!this.isChanged) return;
    mkdirSync(dirname(HASHES), { recursive: true });
    writeFileSync(HASHES, JSON.stringify(this.known));
  }
}

const hexOf = (sha384: string): string => Buffer.from(sha384.slice("sha384-".length), "base64").toString("hex");

/** Puts a file below its hash into `dist/assets`, without a second copy where the disk can link it. */
const putBeside = (dist: string, source: string, sha384: string): void => {
  const target = join(dist, "assets", hexOf(sha384));
  if (existsSync(target)) return;
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
};

/**
 * The asset sets that `assets.json` of a remote names. Their files are put into `dist/assets`, and what they are into
 * `dist/assets.json`, from where `pack` takes it.
 * @param folder of the remote
 * @returns the sets by name; none where there is no `assets.json`
 * @throws Error where the file is not valid, a package or a file of one is missing
 */
export const collectAssets = (id: string, folder: string): Readonly<Record<string, AssetSet>> => {
  const file = join(folder, "assets.json");
  const dist = join(folder, "dist");
  rmSync(join(dist, "assets.json"), { force: true });
  if (!existsSync(file)) return {};
  mkdirSync(join(dist, "assets"), { recursive: true });
  const hashes = new KnownHashes();
  const sets: Record<string, AssetSet> = {};
  for (const [name, sources] of Object.entries(AssetsFile.parse(JSON.parse(readFileSync(file, "utf8"))))) {
    const files: Record<string, { readonly bytes: number; readonly sha384: string }> = {};
    for (const found of sources.flatMap((source) => filesOf(folder, source))) {
      const known = hashes.of(found.source);
      putBeside(dist, found.source, known.sha384);
      files[found.path] = known;
    }
    const listing = Object.entries(files)
      .map(([at, { sha384 }]) => `${at} ${sha384}\n`)
      .toSorted()
      .join("");
    const setId = createHash("sha256").update(listing).digest("hex").slice(0, 20);
    sets[name] = { base: `/remotes/${id}/assets/${setId}/`, files };
  }
  hashes.save();
  writeFileSync(join(dist, "assets.json"), JSON.stringify(sets));
  return sets;
};

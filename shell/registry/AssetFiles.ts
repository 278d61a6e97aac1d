import { randomBytes } from "node:crypto";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

import { assetName } from "./ArtefactStore";
import { writeThrough } from "./durable";
import { sha384 } from "./integrity";

/** The best quality takes minutes for a compiler of 60 MB, this one seconds, for a tenth more bytes. */
const QUALITY = 5;
/** A file that gets no shorter than this part of itself is compressed already. */
const WORTHWHILE = 0.9;
/** Files that are taken at the same time. */
const AT_ONCE = 2;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Where assets come from: a build's folder, or another store. */
export interface AssetSource {
  readonly read: (hash: string) => Promise<Buffer>;
  /** Given: what was compressed is kept there for the next store. Compressing a compiler takes seconds. */
  readonly kept?: string;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The same bytes as before where they are what they say; nothing is lost but time where nothing can be kept. */
const compressOnce = async (hash: string, content: Buffer, kept: string | undefined): Promise<Buffer> => {
  const file = kept === undefined ? null : join(kept, `${assetName(hash)}.br`);
  const known = file === null ? null : await readFile(file).catch(() => null);
  if (known && (await decompress(known).catch(() => null))?.equals(content)) return known;
  const compressed = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  if (file !== null) await writeFile(file, compressed).catch(() => undefined);
  return compressed;
};

/** Files of asset sets in the data directory: `assets/<hash>`, and `assets/<hash>.br` where compressing is worthwhile. */
export class AssetFiles {
  private readonly root: string;

  constructor(dataDir: string) {
    this.root = join(dataDir, "assets");
  }

  /** Where a file is, or would be. */
  path = (hash: string): string => join(this.root, assetName(hash));

  has = (hash: string): Promise<boolean> => isThere(this.path(hash));

  /**
   * Takes the files that are not here yet.
   * @throws Error where one has another content
   */
  take = async (hashes: readonly string[], { read, kept }: AssetSource): Promise<void> => {
    const waiting = hashes.values();
    const takeOn = async (): Promise<void> => {
      for (const hash of waiting) if (!(await this.has(hash))) await this.write(hash, await read(hash), kept);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeOn));
  };

  remove = async (hashes: readonly string[]): Promise<void> => {
    for (const hash of hashes) for (const ending of ["", ".br"]) await rm(this.path(hash) + ending, { force: true });
  };

  private async write(hash: string, content: Buffer, kept: string | undefined): Promise<void> {
    if (sha384(content) !== hash) throw new Error(`${assetName(hash)} is not the asset that the artefact describes`);
    const target = this.path(hash);
    await mkdir(dirname(target), { recursive: true });
    const compressed = await compressOnce(hash, content, kept);
    if (compressed.length < content.length * WORTHWHILE) await this.put(`${target}.br`, compressed);
    // Last: where it is, its compressed form is, too.
    await this.put(target, content);
  }

  /** Written aside and renamed: a reader finds a whole file or none. */
  private async put(path: string, content: Buffer): Promise<void> {
    const draft = `${path}-${randomBytes(4).toString("hex")}`;
    await writeThrough(draft, content);
    await rename(draft, path);
  }
}

/** Reads assets of a build out of its folder. */
export const assetsIn = (folder: string): AssetSource => ({
  read: (hash) => readFile(join(folder, assetName(hash))),
  kept: folder,
});

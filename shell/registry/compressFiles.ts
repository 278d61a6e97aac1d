import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

const COMPRESSED = /\.(?:js|css)$/;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Nothing is lost but time where nothing can be kept. */
const ifPossible = (keeping: Promise<unknown>): Promise<unknown> => keeping.catch(() => undefined);

/** What was compressed before, if that is still what it was. */
const recall = async (file: string, content: Buffer): Promise<Buffer | null> => {
  const kept = await readFile(file).catch(() => null);
  const is = kept && (await decompress(kept).catch(() => null))?.equals(content);
  return is ? kept : null;
};

/**
 * Writes a `.br` beside each script and style of a folder, from the bytes that are served. Compressing as well as it goes takes
 * longer than the build: what is the same as in the build before is taken from there. As many at once as there are threads.
 * @param kept a folder of this remote's alone, for what was compressed
 */
export const compressFiles = async (folder: string, kept: string): Promise<void> => {
  await ifPossible(mkdir(kept, { recursive: true }));
  const compressOne = async (name: string): Promise<string> => {
    const content = await readFile(join(folder, name));
    const as = `${createHash("sha256").update(content).digest("hex")}.br`;
    const known = await recall(join(kept, as), content);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const compressed = known ?? (await compress(content, { params }));
    await writeFile(join(folder, `${name}.br`), compressed);
    if (!known) await ifPossible(writeFile(join(kept, as), compressed));
    return as;
  };
  const names = (await readdir(folder)).filter((name) => COMPRESSED.test(name));
  const used = new Set(await Promise.all(names.map(compressOne)));
  const old = (await readdir(kept).catch(() => [])).filter((name) => !used.has(name));
  await Promise.all(old.map((name) => ifPossible(rm(join(kept, name)))));
};

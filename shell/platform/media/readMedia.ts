import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

/** A tenant's file as it is served. */
export interface MediaFile {
  readonly bytes: Buffer;
  readonly type: string;
  /** Changes with the bytes. */
  readonly etag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".webp": "image/webp",
  ".mp4": "video/mp4",
  ".vtt": "text/vtt; charset=utf-8",
  ".mp3": "audio/mpeg",
};

/** From the source and from the bundle the seed is the folder beside this file's own. */
const SEED_MEDIA = join(__dirname, "..", "seed", "media");

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const readFile = (path: string, type: string): MediaFile => {
  const bytes = readFileSync(path);
  return { bytes, type, etag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"` };
};

/**
 * Every picture, film and recording in the folders of the tenants, by `<tenant>/<file>`. Together they are a few megabytes and read
 * once: an address is looked up in this list and never becomes a path.
 */
export const readMedia = (root = SEED_MEDIA): ReadonlyMap<string, MediaFile> =>
  new Map(
    foldersIn(root).flatMap((tenant) =>
      readdirSync(join(root, tenant)).flatMap((file): [string, MediaFile][] => {
        const type = TYPES[extname(file)];
        return type === undefined ? [] : [[`${tenant}/${file}`, readFile(join(root, tenant, file), type)]];
      }),
    ),
  );

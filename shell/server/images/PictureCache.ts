import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { LRUCache } from "lru-cache";

import { PictureWriter } from "./PictureWriter";

/** A finished picture. */
export interface StoredPicture {
  /** `image/png` */
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
}

export type MadePicture = Pick<StoredPicture, "type" | "body">;

export interface PictureCacheOptions {
  readonly folder: string;
  /** Of all files together. */
  readonly maxBytes: number;
  readonly now?: () => number;
  /** Is told, once a minute, of a disk that takes no pictures. */
  readonly onProblem?: (error: unknown) => void;
}

interface Remembered {
  readonly picture: StoredPicture;
  readonly storedAt: number;
}

interface StoredFile {
  readonly length: number;
  readonly storedAt: number;
}

/** The pictures asked for last are in memory: they are sent without a look at the disk, and where it takes nothing these are all there are. */
const MEMORY_BYTES = 12 * 1024 * 1024;
const NAME = /^[0-9a-f]{40}$/;
const NEWLINE = 10;

const nameOf = (key: string): string => createHash("sha256").update(key).digest("hex").slice(0, 40);

const toStored = ({ type, body }: MadePicture): StoredPicture => ({
  type,
  body,
  etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
});

const ignore = (): void => undefined;

/**
 * Pictures that were made, on disk within a bound: whichever was used longest ago goes first. Each is a file of its type,
 * a line break and its bytes. Nobody waits for the writing; what cannot be written or read is made again.
 */
export class PictureCache {
  private readonly files: LRUCache<string, StoredFile>;
  private readonly memory = new LRUCache<string, Remembered>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ picture }) => picture.body.length + 1,
  });
  private readonly writer: PictureWriter;
  private readonly pending = new Map<string, Promise<StoredPicture>>();
  private readonly now: () => number;

  private constructor(private readonly options: PictureCacheOptions) {
    const { folder, now = Date.now, onProblem = ignore } = options;
    this.now = now;
    this.writer = new PictureWriter({ folder, now, onProblem });
    this.files = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ length }) => length,
      dispose: (_file, name, reason) => {
        if (reason !== "set") this.forget(name);
      },
    });
  }

  /** Takes up what an earlier process left, and removes what it left half written. Without a folder that can be read it begins empty. */
  static async open(options: PictureCacheOptions): Promise<PictureCache> {
    const cache = new PictureCache(options);
    const names = await readdir(options.folder).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => ({ name, info: await stat(join(options.folder, name)).catch(() => null) })),
    );
    const files = found.flatMap(({ name, info }) => (info?.isFile() ? [{ name, info }] : []));
    for (const { name, info } of files.toSorted((a, b) => a.info.mtimeMs - b.info.mtimeMs)) {
      if (NAME.test(name)) cache.files.set(name, { length: info.size, storedAt: info.mtimeMs });
      else await rm(cache.path(name), { force: true }).catch(ignore);
    }
    return cache;
  }

  /** The picture kept under a key, however old. */
  find = async (key: string): Promise<StoredPicture | null> => {
    const name = nameOf(key);
    const file = this.files.get(name);
    const known = this.memory.get(name);
    if (known) return known.picture;
    if (!file) return null;
    const picture = await this.read(name);
    if (picture) this.memory.set(name, { picture, storedAt: file.storedAt });
    else this.files.delete(name);
    return picture;
  };

  /**
   * The picture kept under a key, or made now: once for all who ask meanwhile.
   * @param maxAgeMs an older one is made anew; it stays where that fails
   */
  get = async (key: string, make: () => Promise<MadePicture>, maxAgeMs = Infinity): Promise<StoredPicture> => {
    const kept = await this.find(key);
    if (kept && this.ageOf(key) <= maxAgeMs) return kept;
    const running = this.pending.get(key);
    if (running) return running;
    const coming = make()
      .then((made) => this.keep(key, made))
      .catch((error: unknown) => {
        if (kept) return kept;
        throw error;
      })
      .finally(() => this.pending.delete(key));
    this.pending.set(key, coming);
    return coming;
  };

  /** Resolves when nothing waits to be written. */
  settled = (): Promise<void> => this.writer.settled();

  private ageOf(key: string): number {
    const name = nameOf(key);
    return this.now() - ((this.memory.peek(name) ?? this.files.peek(name))?.storedAt ?? 0);
  }

  private keep(key: string, made: MadePicture): StoredPicture {
    const picture = toStored(made);
    const name = nameOf(key);
    const bytes = Buffer.concat([Buffer.from(`${made.type}\n`), made.body]);
    if (bytes.length > this.options.maxBytes) return picture;
    const storedAt = this.now();
    this.memory.set(name, { picture, storedAt });
    this.writer.write(name, bytes, () => this.files.set(name, { length: bytes.length, storedAt }));
    return picture;
  }

  private async read(name: string): Promise<StoredPicture | null> {
    const bytes = await readFile(this.path(name)).catch(() => null);
    const end = bytes?.indexOf(NEWLINE) ?? -1;
    return bytes && end > 0
      ? toStored({ type: bytes.toString("latin1", 0, end), body: bytes.subarray(end + 1) })
      : null;
  }

  private forget(name: string): void {
    this.memory.delete(name);
    void rm(this.path(name), { force: true }).catch(ignore);
  }

  private path(name: string): string {
    return join(this.options.folder, name);
  }
}

import type { LoadFailure, LoadProgress } from "../../contract/studio/Session";
import type { AssetFile } from "./assets";
import type { RuntimeCache } from "./RuntimeCache";

/** Files that are on their way at the same time. */
const AT_ONCE = 4;

/** Why files could not be had. */
export class LoadError extends Error {
  override readonly name = "LoadError";

  constructor(
    readonly failure: LoadFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

interface LoadDeps {
  readonly cache: RuntimeCache;
  readonly fetch: typeof fetch;
  readonly onProgress: (progress: LoadProgress) => void;
  readonly signal: AbortSignal;
}

/** A folder of more files than these is told as one part: a compiler's library of types is sixty files. */
const MANY_FILES = 5;

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf("/") + 1);

/** The label of each file on its way: its name, or its folder's where that has many. */
const partsOf = (files: readonly AssetFile[]): ReadonlyMap<string, string> => {
  const counts = new Map<string, number>();
  for (const { name } of files) counts.set(folderOf(name), (counts.get(folderOf(name)) ?? 0) + 1);
  return new Map(
    files.map(({ name }) => [name, (counts.get(folderOf(name)) ?? 0) > MANY_FILES ? folderOf(name) : name]),
  );
};

const sha384 = async (content: ArrayBuffer): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-384", content));
  return `sha384-${btoa(String.fromCodePoint(...hash))}`;
};

const isIntact = async (content: ArrayBuffer, file: AssetFile): Promise<boolean> =>
  content.byteLength === file.bytes && (await sha384(content)) === file.sha384;

/** Brings the files of a language, each compared with the hash that the build knows of it. */
class FileLoading {
  private loadedBytes = 0;
  private readonly totalBytes: number;
  private readonly parts: ReadonlyMap<string, string>;

  constructor(
    private readonly files: readonly AssetFile[],
    private readonly deps: LoadDeps,
  ) {
    this.parts = partsOf(files);
    this.totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  async all(): Promise<Readonly<Record<string, Blob>>> {
    const found: Record<string, Blob> = {};
    const waiting = this.files.values();
    const loadOn = async (): Promise<void> => {
      for (const file of waiting) found[file.name] = await this.one(file);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, loadOn));
    return found;
  }

  /** What is kept is looked at like what comes over the network: a file that a disk has spoilt is fetched anew. */
  private async one(file: AssetFile): Promise<Blob> {
    const { cache, signal } = this.deps;
    const kept = await cache.find(file);
    if (signal.aborted) throw new LoadError("cancelled", "Loading was cancelled");
    if (kept && (await isIntact(kept, file))) {
      this.advance(file, file.bytes);
      return new Blob([kept]);
    }
    if (kept) await cache.forget(file);
    const content = await this.fetched(file);
    if (!(await isIntact(content, file))) throw new LoadError("damaged", `${file.address} is not what it should be`);
    // One copy serves the cache and the language: some are 75 MB.
    const blob = new Blob([content]);
    cache.keep(file, blob);
    return blob;
  }

  private async fetched(file: AssetFile): Promise<ArrayBuffer> {
    const { fetch: load, signal } = this.deps;
    try {
      const answer = await load(file.address, { signal });
      if (!answer.ok || !answer.body) throw new LoadError("failed", `${file.address} answered ${answer.status}`);
      return await this.read(answer.body, file);
    } catch (cause) {
      if (cause instanceof LoadError) throw cause;
      if (signal.aborted) throw new LoadError("cancelled", "Loading was cancelled", { cause });
      throw new LoadError("offline", `${file.address} could not be fetched`, { cause });
    }
  }

  private async read(body: ReadableStream<Uint8Array>, file: AssetFile): Promise<ArrayBuffer> {
    const content = new Uint8Array(file.bytes);
    let at = 0;
    const reader = body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      if (at + piece.value.length > file.bytes) throw new LoadError("damaged", `${file.address} is too long`);
      content.set(piece.value, at);
      at += piece.value.length;
      this.advance(file, piece.value.length);
    }
    if (at < file.bytes) throw new LoadError("damaged", `${file.address} is too short`);
    return content.buffer;
  }

  private advance({ name }: AssetFile, bytes: number): void {
    this.loadedBytes += bytes;
    this.deps.onProgress({
      loadedBytes: this.loadedBytes,
      totalBytes: this.totalBytes,
      part: this.parts.get(name) ?? name,
    });
  }
}

/**
 * The files of a language by their names.
 * @throws LoadError cancelled | offline | damaged | failed; what had come by then is kept, and the next loading goes on from there
 */
export const loadFiles = async (
  files: readonly AssetFile[],
  { signal, ...deps }: LoadDeps,
): Promise<Readonly<Record<string, Blob>>> => {
  // One that fails ends the others, too.
  const ending = new AbortController();
  const end = (): void => ending.abort();
  signal.addEventListener("abort", end);
  try {
    if (signal.aborted) throw new LoadError("cancelled", "Loading was cancelled");
    return await new FileLoading(files, { ...deps, signal: ending.signal }).all();
  } catch (error) {
    ending.abort();
    throw signal.aborted ? new LoadError("cancelled", "Loading was cancelled", { cause: error }) : error;
  } finally {
    signal.removeEventListener("abort", end);
  }
};

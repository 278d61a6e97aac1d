import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { EMPTY_REGISTRY, Registry } from "./schema";

const LOCK_WAIT_MS = 25;
const LOCK_TRIES = 400;
/** A lock older than this was left by a process that died. */
const LOCK_STALE_MS = 30_000;

const isMissing = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";

/**
 * `registry.json` in the data directory: read by every shell process, changed by the `serambi` command.
 * A change is written beside it and renamed over it, so that a reader sees the old state or the new one.
 */
export class RegistryFile {
  private readonly path: string;
  private lastGood: Registry | null = null;
  /** What the file held when it was last changed, being read or read. */
  private latest: { readonly mark: string; readonly registry: Promise<Registry> } | null = null;

  constructor(
    dataDir: string,
    private readonly onProblem: (message: string, error: unknown) => void = () => undefined,
  ) {
    this.path = join(dataDir, "registry.json");
  }

  /** The registry as it is now; the last good one when the file is missing or broken. One `stat` when nothing changed. */
  read = async (): Promise<Registry> => {
    try {
      // Synchronous on purpose: some microseconds, where a turn through the thread pool costs a quarter of a millisecond per page.
      const { mtimeMs, ino, size } = statSync(this.path);
      const mark = `${mtimeMs} ${ino} ${size}`;
      // One reader for each state of the file: none waits for an older one, none is overtaken by it.
      if (this.latest?.mark !== mark) this.latest = { mark, registry: this.readNow() };
      return await this.latest.registry;
    } catch (error) {
      this.latest = null;
      if (!isMissing(error)) this.onProblem("The registry could not be read; the last good one stays", error);
      return this.lastGood ?? EMPTY_REGISTRY;
    }
  };

  /** Replaces the registry by what `change` makes of it, one writer at a time. */
  update = async (change: (registry: Registry) => Registry): Promise<Registry> => {
    await mkdir(dirname(this.path), { recursive: true });
    const release = await this.lock();
    try {
      const before = await readFile(this.path, "utf8").then(
        (text) => Registry.parse(JSON.parse(text)),
        (error: unknown) => {
          if (isMissing(error)) return EMPTY_REGISTRY;
          throw error;
        },
      );
      const after = { ...change(before), revision: before.revision + 1 };
      const draft = `${this.path}.${randomBytes(6).toString("hex")}`;
      await writeFile(draft, `${JSON.stringify(after, null, 2)}\n`);
      await rename(draft, this.path);
      return after;
    } finally {
      await release();
    }
  };

  /** @throws Error where the file cannot be opened; what it holds is reported once and then passed over */
  private async readNow(): Promise<Registry> {
    const text = await readFile(this.path, "utf8");
    try {
      this.lastGood = Registry.parse(JSON.parse(text));
    } catch (error) {
      this.onProblem("The registry is not one; the last good one stays", error);
    }
    return this.lastGood ?? EMPTY_REGISTRY;
  }

  private async lock(): Promise<() => Promise<void>> {
    const path = `${this.path}.lock`;
    for (let attempt = 0; attempt < LOCK_TRIES; attempt += 1) {
      try {
        const handle = await open(path, "wx");
        await handle.close();
        return () => rm(path, { force: true });
      } catch {
        const age = await stat(path).then(
          ({ mtimeMs }) => Date.now() - mtimeMs,
          () => 0,
        );
        if (age > LOCK_STALE_MS) await rm(path, { force: true });
        await sleep(LOCK_WAIT_MS);
      }
    }
    throw new Error(`The registry is locked by another command (${path})`);
  }
}

import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { syncFolder, writeThrough } from "./durable";
import { takeLock } from "./FileLock.mjs";
import { EMPTY_REGISTRY, Registry } from "./schema";

const isMissing = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";

const DRAFT = ".draft";

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

  /**
   * Replaces the registry by what `change` makes of it, one writer at a time. Where that is the same object, nothing is written.
   * @throws Error when the file is broken or locked, and what `change` throws
   */
  update = async (change: (registry: Registry) => Registry): Promise<Registry> => {
    await mkdir(dirname(this.path), { recursive: true });
    const lock = await takeLock(`${this.path}.lock`);
    try {
      await this.clearDrafts();
      const before = await readFile(this.path, "utf8").then(
        (text) => Registry.parse(JSON.parse(text)),
        (error: unknown) => {
          if (isMissing(error)) return EMPTY_REGISTRY;
          throw error;
        },
      );
      const changed = change(before);
      if (changed === before) return before;
      const salt = before.salt || randomBytes(16).toString("hex");
      const after = { ...changed, salt, revision: before.revision + 1 };
      const draft = `${this.path}.${randomBytes(6).toString("hex")}${DRAFT}`;
      await writeThrough(draft, `${JSON.stringify(after, null, 2)}\n`);
      if (!(await lock.isHeld())) throw new Error("Another command changed the registry meanwhile; try again");
      await rename(draft, this.path);
      await syncFolder(dirname(this.path));
      return after;
    } finally {
      await lock.release();
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

  /** What killed writers left: only who holds the lock writes drafts. */
  private async clearDrafts(): Promise<void> {
    const folder = dirname(this.path);
    for (const name of await readdir(folder))
      if (name.startsWith(`${basename(this.path)}.`) && name.endsWith(DRAFT))
        await rm(join(folder, name), { force: true });
  }
}

import { randomBytes } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

import { syncFolder, writeThrough } from "./durable";
import { takeLock } from "./FileLock.mjs";
import { hasCode } from "./hasCode";
import { NO_TRUST, Trust } from "./trust";

const parseTrust = (path: string): Trust => {
  const result = Trust.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${path} is not a list of trusted teams: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
};

/** Where trust is kept: what the operator names in `TRUST_FILE`, else `trust.json` in the data directory. */
export const trustPath = (dataDir: string, named?: string): string => named ?? join(dataDir, "trust.json");

/**
 * The operator's `trust.json`. Every shell process reads it, and again when it has changed. Trust stands apart from the
 * store: who can write the store cannot make anything of it run.
 */
export class TrustFile {
  private latest: { readonly mark: string; readonly trust: Trust } = { mark: "", trust: NO_TRUST };

  constructor(
    readonly path: string,
    private readonly onProblem: (message: string, error: unknown) => void = () => undefined,
  ) {}

  /** Trust as it is now, the same object while nothing changes; the last good one while the file is broken or gone. */
  read = (): Trust => {
    const mark = this.mark();
    if (mark === this.latest.mark) return this.latest.trust;
    let { trust } = this.latest;
    try {
      if (mark === "gone") throw new Error(`${this.path} is not there; serambi trust add makes it`);
      trust = parseTrust(this.path);
    } catch (error) {
      this.onProblem("The trusted teams could not be read; the last good ones stay", error);
    }
    this.latest = { mark, trust };
    return trust;
  };

  /** @throws Error when the file is there and cannot be read: what an operator wrote is never replaced unread */
  update = async (change: (trust: Trust) => Trust): Promise<Trust> => {
    await mkdir(dirname(this.path), { recursive: true });
    const lock = await takeLock(`${this.path}.lock`);
    try {
      const after = Trust.parse(change(this.mark() === "gone" ? NO_TRUST : parseTrust(this.path)));
      const draft = `${this.path}.${randomBytes(6).toString("hex")}`;
      await writeThrough(draft, `${JSON.stringify(after, null, 2)}\n`);
      await rename(draft, this.path);
      await syncFolder(dirname(this.path));
      return after;
    } finally {
      await lock.release();
    }
  };

  private mark(): string {
    try {
      const { mtimeMs, ino, size } = statSync(this.path);
      return `${mtimeMs} ${ino} ${size}`;
    } catch (error) {
      if (hasCode(error, "ENOENT")) return "gone";
      throw error;
    }
  }
}

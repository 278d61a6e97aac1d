import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";

import { assetHashes, ASSETS_FOLDER, SIGNATURE_FILE, type ArtefactStore, type StoredArtefact } from "./ArtefactStore";
import { AssetFiles, assetsIn } from "./AssetFiles";
import { syncFolder, writeThrough } from "./durable";
import { hasCode } from "./hasCode";
import { readArtefact, readWholeFolder, type WholeArtefact } from "./readArtefact";
import type { ArtefactSignature } from "./schema";

/** Names whose process it is: one that died leaves a draft that nobody will ever finish. */
const DRAFT = /^\.draft-(.+)-(\d+)-[0-9a-f]+$/;
const draftName = (): string => `.draft-${hostname()}-${process.pid}-${randomBytes(4).toString("hex")}`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
};

/** All files at once: a disk takes many of them to its platter in the time of few. */
const writeFolder = async (folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> => {
  const parts = new Set([...files.keys()].map((path) => dirname(join(folder, path))));
  for (const part of parts) await mkdir(part, { recursive: true });
  await Promise.all([...files].map(([path, content]) => writeThrough(join(folder, path), content)));
  for (const part of [...parts, folder]) await syncFolder(part);
};

/** Artefacts as folders: `<data dir>/artefacts/<remote>/<version>/`. */
export class FileArtefactStore implements ArtefactStore {
  readonly root: string;
  readonly assets: AssetFiles;

  constructor(dataDir: string) {
    this.root = join(dataDir, "artefacts");
    this.assets = new AssetFiles(dataDir);
  }

  folder = (id: string, version: string): string => join(this.root, id, version);

  put = async (folder: string, signature: ArtefactSignature): Promise<StoredArtefact> => {
    const whole = await readWholeFolder(folder);
    await this.assets.take(assetHashes(whole.artefact), assetsIn(join(folder, ASSETS_FOLDER)));
    return this.keep(whole, signature);
  };

  /** Takes an artefact that has been read. @throws Error when the version is there with other content */
  keep = async ({ contents, ...stored }: WholeArtefact, signature: ArtefactSignature): Promise<StoredArtefact> => {
    const { artefact } = stored;
    const target = this.folder(artefact.id, artefact.version);
    const files = new Map([...contents, [SIGNATURE_FILE, Buffer.from(`${JSON.stringify(signature)}\n`)] as const]);
    if (await this.isHere(stored)) {
      await this.mend(target, files);
      return stored;
    }
    const draft = await this.makeDraft(artefact.id);
    try {
      await writeFolder(draft, files);
      await rename(draft, target).catch(async () => {
        // Somebody else was faster, or what stands there cannot be read.
        if (!(await this.isHere(stored))) await this.remove(artefact.id, artefact.version);
        await rename(draft, target);
      });
      await syncFolder(dirname(target));
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (!(await this.isHere(stored))) throw error;
    }
    return stored;
  };

  describe = (id: string, version: string): Promise<StoredArtefact> => readArtefact(this.folder(id, version));

  readFile = (id: string, version: string, file: string): Promise<Buffer> =>
    readFile(join(this.folder(id, version), file));

  assetPath = async (hash: string): Promise<string | null> =>
    (await this.assets.has(hash)) ? this.assets.path(hash) : null;

  removeAssets = (hashes: readonly string[]): Promise<void> => this.assets.remove(hashes);

  /** Renamed away first: a reader finds a version or none, never half of one. */
  remove = async (id: string, version: string): Promise<void> => {
    const gone = join(this.root, id, draftName());
    try {
      await rename(this.folder(id, version), gone);
    } catch (error) {
      if (hasCode(error, "ENOENT")) return;
      throw error;
    }
    await rm(gone, { recursive: true, force: true });
  };

  /** A folder for a new version, after a look for those of processes that died on the way. */
  private async makeDraft(id: string): Promise<string> {
    const home = join(this.root, id);
    await mkdir(home, { recursive: true });
    for (const name of await readdir(home)) {
      const [, host, pid] = DRAFT.exec(name) ?? [];
      if (host === hostname() && !isAlive(Number(pid))) await rm(join(home, name), { recursive: true, force: true });
    }
    const draft = join(home, draftName());
    await mkdir(draft);
    return draft;
  }

  /** @throws Error when the version is here with other content */
  private async isHere({ artefact: { id, version }, sha384 }: StoredArtefact): Promise<boolean> {
    const present = await readArtefact(this.folder(id, version)).catch(() => null);
    if (present && present.sha384 !== sha384)
      throw new Error(`${id} ${version} is in the store with other content; versions are immutable`);
    return present !== null;
  }

  /** Files that were lost or altered come back, and the signature is that of whoever ships it now. */
  private async mend(target: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    for (const [path, content] of files) {
      const present = await readFile(join(target, path)).catch(() => null);
      if (present?.equals(content)) continue;
      const draft = join(target, `.${randomBytes(4).toString("hex")}`);
      await writeThrough(draft, content);
      await mkdir(dirname(join(target, path)), { recursive: true });
      await rename(draft, join(target, path));
    }
  }
}

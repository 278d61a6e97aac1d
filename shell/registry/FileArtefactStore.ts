import { randomBytes } from "node:crypto";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import type { ArtefactStore, StoredArtefact } from "./ArtefactStore";
import { sha384 } from "./integrity";
import { Artefact } from "./schema";

const describeFolder = async (folder: string): Promise<StoredArtefact> => {
  const text = await readFile(join(folder, "artefact.json"));
  return { artefact: Artefact.parse(JSON.parse(text.toString("utf8"))), sha384: sha384(text) };
};

/** Artefacts as folders: `<data dir>/artefacts/<remote>/<version>/`. */
export class FileArtefactStore implements ArtefactStore {
  readonly root: string;

  constructor(dataDir: string) {
    this.root = join(dataDir, "artefacts");
  }

  folder = (id: string, version: string): string => join(this.root, id, version);

  put = async (folder: string): Promise<StoredArtefact> => {
    const incoming = await describeFolder(folder);
    for (const [path, { sha384: expected }] of Object.entries(incoming.artefact.files))
      if (sha384(await readFile(join(folder, path))) !== expected)
        throw new Error(`${path} is not the file that artefact.json describes`);

    const { id, version } = incoming.artefact;
    const target = this.folder(id, version);
    const present = await describeFolder(target).catch(() => null);
    if (present) {
      if (present.sha384 !== incoming.sha384)
        throw new Error(`${id} ${version} is in the store with other content; versions are immutable`);
      return present;
    }
    const draft = join(this.root, id, `.${version}.${randomBytes(4).toString("hex")}`);
    await mkdir(join(this.root, id), { recursive: true });
    await cp(folder, draft, { recursive: true, filter: (path) => !path.endsWith("chunks.json") });
    await rename(draft, target).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      throw error;
    });
    return incoming;
  };

  describe = (id: string, version: string): Promise<StoredArtefact> => describeFolder(this.folder(id, version));

  readFile = (id: string, version: string, file: string): Promise<Buffer> =>
    readFile(join(this.folder(id, version), file));
}

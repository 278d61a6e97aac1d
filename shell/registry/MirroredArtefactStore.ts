import type { ArtefactStore, StoredArtefact } from "./ArtefactStore";
import type { FileArtefactStore } from "./FileArtefactStore";
import type { S3ArtefactStore } from "./S3ArtefactStore";
import type { ArtefactSignature } from "./schema";

/** A store elsewhere, whose versions come into the data directory when they are first asked for: pages wait for no network. */
export class MirroredArtefactStore implements ArtefactStore {
  private readonly coming = new Map<string, Promise<void>>();

  constructor(
    private readonly here: FileArtefactStore,
    private readonly origin: Pick<S3ArtefactStore, "put" | "readWhole" | "remove" | "readAsset" | "removeAssets">,
  ) {}

  put = async (folder: string, signature: ArtefactSignature): Promise<StoredArtefact> => {
    await this.origin.put(folder, signature);
    return this.here.put(folder, signature);
  };

  describe = async (id: string, version: string): Promise<StoredArtefact> => {
    const present = await this.here.describe(id, version).catch(() => null);
    if (present) return present;
    await this.fetch(id, version);
    return this.here.describe(id, version);
  };

  readFile = (id: string, version: string, file: string): Promise<Buffer> => this.here.readFile(id, version, file);

  assetPath = async (hash: string): Promise<string | null> => {
    const key = `asset ${hash}`;
    const coming =
      this.coming.get(key) ??
      this.here.assets
        .take([hash], { read: this.origin.readAsset })
        .catch(() => undefined)
        .finally(() => this.coming.delete(key));
    this.coming.set(key, coming);
    await coming;
    return this.here.assetPath(hash);
  };

  removeAssets = async (hashes: readonly string[]): Promise<void> => {
    await this.origin.removeAssets(hashes);
    await this.here.removeAssets(hashes);
  };

  renew = async (id: string, version: string): Promise<boolean> => {
    await this.fetch(id, version);
    return true;
  };

  remove = async (id: string, version: string): Promise<void> => {
    await this.origin.remove(id, version);
    await this.here.remove(id, version);
  };

  /** However many ask for a version, it comes once. */
  private fetch(id: string, version: string): Promise<void> {
    const key = `${id}@${version}`;
    const coming = this.coming.get(key) ?? this.bring(id, version).finally(() => this.coming.delete(key));
    this.coming.set(key, coming);
    return coming;
  }

  private async bring(id: string, version: string): Promise<void> {
    const { signature, ...whole } = await this.origin.readWhole(id, version);
    if (whole.artefact.id !== id || whole.artefact.version !== version)
      throw new Error(`${id} ${version} is another artefact in the store`);
    const present = await this.here.describe(id, version).catch(() => null);
    if (present && present.sha384 !== whole.sha384) await this.here.remove(id, version);
    await this.here.keep(whole, signature);
  }
}

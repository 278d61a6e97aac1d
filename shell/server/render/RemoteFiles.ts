import { AppError, isAppError } from "@serambi/kernel/errors";
import { LRUCache } from "lru-cache";

import type { Artefact, Registry, ShippedVersion } from "../../registry/schema";
import { ArtefactRefused, type VerifiedArtefacts } from "../../registry/VerifiedArtefacts";

/** A file of the browser's half of an artefact, as it was signed. */
export interface RemoteFile {
  readonly content: Buffer;
  /** Compressed with brotli. */
  readonly isCompressed: boolean;
}

interface RemoteFilesDeps {
  readonly artefacts: VerifiedArtefacts;
  readonly registry: { readonly read: () => Promise<Registry> };
  /** Told of a version of which something is refused. */
  readonly onRefused: (remote: string, shipped: ShippedVersion, refused: ArtefactRefused) => void;
}

/** Of file contents: what a few releases load, many times over. */
const MAX_BYTES = 24 * 1024 * 1024;
/** A file that was refused is not read again for so long, in milliseconds: however often it is asked for. */
const REFUSED_TTL_MS = 2_000;
const RETRY_AFTER_SECONDS = 5;

/** The registry names it, and the store does not have it: a matter of time, and no address that is wrong. */
const notThere = (id: string, { version }: ShippedVersion): AppError =>
  new AppError("unavailable", `${id} ${version} cannot be had from the store`, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/**
 * The browser's half of artefacts. Only bytes that were compared with what the owner signed are handed out, and those stay in
 * memory: what becomes of the file on the disk afterwards changes nothing. Each method throws an AppError `unavailable` where a version
 * that is registered is not in the store.
 */
export class RemoteFiles {
  private readonly contents = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (content) => content.length + 1,
  });
  private readonly refused = new LRUCache<string, ArtefactRefused["phase"]>({ max: 1_000, ttl: REFUSED_TTL_MS });

  constructor(private readonly deps: RemoteFilesDeps) {}

  /** A file as a browser asks for it; null where there is none, or not the one that was signed. */
  find = async (id: string, version: string, name: string, takesBrotli: boolean): Promise<RemoteFile | null> => {
    const shipped = await this.shipped(id, version);
    const artefact = shipped && (await this.artefactOf(id, shipped));
    if (!artefact) return null;
    const isCompressed = takesBrotli && Object.hasOwn(artefact.files, `web/${name}.br`);
    const content = await this.content(id, shipped, artefact, `web/${name}${isCompressed ? ".br" : ""}`);
    return content && { content, isCompressed };
  };

  /** Hashes of what browsers load, by the name they ask for; null where there is no such version, or it may not run. */
  hashes = async (id: string, version: string): Promise<Readonly<Record<string, string>> | null> => {
    const shipped = await this.shipped(id, version);
    const artefact = shipped && (await this.artefactOf(id, shipped));
    if (!artefact) return null;
    return Object.fromEntries(
      Object.entries(artefact.files)
        .filter(([path]) => path.startsWith("web/") && !path.endsWith(".br"))
        .map(([path, { sha384 }]) => [path.slice("web/".length), sha384]),
    );
  };

  /**
   * A file of an asset set, whichever of the registered versions names it.
   * @returns its path on this machine; null where there is none, or not the one that was signed
   */
  findAsset = async (id: string, set: string, path: string): Promise<string | null> => {
    const base = `/remotes/${id}/assets/${set}/`;
    const { remotes } = await this.deps.registry.read();
    const versions = Object.hasOwn(remotes, id) ? (remotes[id]?.versions ?? []) : [];
    let missing: AppError | null = null;
    for (const shipped of versions.toReversed()) {
      const artefact = await this.artefactOf(id, shipped).catch((error: unknown) => {
        if (!isAppError(error)) throw error;
        missing = error;
        return null;
      });
      const holder = artefact && Object.values(artefact.assets).find((assets) => assets.base === base);
      if (!holder || !Object.hasOwn(holder.files, path)) continue;
      return this.tried(id, shipped, base + path, () => this.deps.artefacts.assetPath(id, shipped, base, path));
    }
    if (missing) throw missing as AppError; // set in a callback
    return null;
  };

  private async shipped(id: string, version: string): Promise<ShippedVersion | undefined> {
    const { remotes } = await this.deps.registry.read();
    const remote = Object.hasOwn(remotes, id) ? remotes[id] : undefined;
    return remote?.versions.find((known) => known.version === version);
  }

  private artefactOf(id: string, shipped: ShippedVersion): Promise<Artefact | null> {
    return this.tried(id, shipped, "", () => this.deps.artefacts.describe(id, shipped));
  }

  private async content(
    id: string,
    shipped: ShippedVersion,
    { files }: Artefact,
    path: string,
  ): Promise<Buffer | null> {
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    if (!file) return null;
    const known = this.contents.get(file.sha384);
    if (known) return known;
    const content = await this.tried(id, shipped, path, () => this.deps.artefacts.readFile(id, shipped, path));
    if (content) this.contents.set(file.sha384, content);
    return content;
  }

  private async tried<T>(id: string, shipped: ShippedVersion, path: string, read: () => Promise<T>): Promise<T | null> {
    const key = `${id}@${shipped.version}#${shipped.sha384}/${path}`;
    let phase = this.refused.get(key);
    try {
      if (phase === undefined) return await read();
    } catch (error) {
      if (!(error instanceof ArtefactRefused)) throw error;
      ({ phase } = error);
      this.refused.set(key, phase);
      this.deps.onRefused(id, shipped, error);
    }
    if (phase === "artefact") throw notThere(id, shipped);
    return null;
  }
}

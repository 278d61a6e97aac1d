import { readFile, stat } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";

import { LRUCache } from "lru-cache";

import { ARTEFACT_FILE, type ArtefactStore } from "./ArtefactStore";
import { claimsOf } from "./claimsOf";
import { sha384 } from "./integrity";
import type { Artefact, ShippedVersion } from "./schema";
import { grantProblem, signatureProblem, type Trust } from "./trust";

/** Why nothing is taken out of a version: it is not there, not signed by its owner, or not what was signed. */
export class ArtefactRefused extends Error {
  override readonly name = "ArtefactRefused";

  constructor(
    readonly phase: "artefact" | "signature" | "integrity",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const MAX_DESCRIPTIONS = 128;
/** Names alone. */
const MAX_BROUGHT = 4_096;

/**
 * A store seen through trust: only what the owner of a remote signed comes out of it. The signature is over the hash of
 * `artefact.json`, which holds the hashes of everything else.
 */
export class VerifiedArtefacts {
  /** What was signed stays so while trust is the same: it is parsed once. */
  private readonly described = new LRUCache<string, Artefact>({ max: MAX_DESCRIPTIONS });
  private believed: Trust | null = null;
  /** Entries of the registry that were compared with what was signed. */
  private readonly claimed = new WeakSet<ShippedVersion>();
  /** Assets on the disk that were compared with what was signed, by path, size and time. */
  private readonly compared = new LRUCache<string, true>({ max: MAX_BROUGHT });
  private readonly brought = new LRUCache<string, true>({ max: MAX_BROUGHT });

  constructor(
    private readonly store: ArtefactStore,
    private readonly readTrust: () => Trust,
  ) {}

  /** Whom signatures are compared with now: another object after a change of the operator's. */
  get trust(): Trust {
    const trust = this.readTrust();
    if (trust !== this.believed) this.described.clear();
    this.believed = trust;
    return trust;
  }

  /** @throws ArtefactRefused */
  describe = async (id: string, shipped: ShippedVersion): Promise<Artefact> => {
    const artefact = await this.signed(id, shipped);
    const { version, pages, slots, documents } = shipped;
    // Which addresses are whose is its owner's word too.
    if (this.claimed.has(shipped) || isDeepStrictEqual(claimsOf(artefact), { pages, slots, documents })) {
      this.claimed.add(shipped);
      return artefact;
    }
    const problem = `The registry claims other pages, slots or documents for ${id} ${version} than were signed`;
    throw new ArtefactRefused("integrity", problem);
  };

  /**
   * The content of a file as it was signed.
   * @throws ArtefactRefused also where the artefact has no such file
   */
  readFile = async (id: string, shipped: ShippedVersion, path: string): Promise<Buffer> => {
    const { files } = await this.describe(id, shipped);
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    const { version } = shipped;
    if (!file) throw new ArtefactRefused("artefact", `${id} ${version} has no file ${path}`);
    return this.orRenewed(id, version, () => this.readNow(id, version, path, file.sha384));
  };

  /**
   * A file of an asset set, compared with what was signed when it is first asked for and whenever it has changed on the disk since.
   * @param at its path below the set's `base`
   * @returns its path on this machine
   * @throws ArtefactRefused also where no set of this version has such a file
   */
  assetPath = async (id: string, shipped: ShippedVersion, base: string, at: string): Promise<string> => {
    const { assets } = await this.describe(id, shipped);
    const files = Object.values(assets).find((set) => set.base === base)?.files ?? {};
    const file = Object.hasOwn(files, at) ? files[at] : undefined;
    const what = `${base}${at} of ${id} ${shipped.version}`;
    if (!file) throw new ArtefactRefused("artefact", `There is no ${what}`);
    const path = await this.store.assetPath(file.sha384);
    if (path === null) throw new ArtefactRefused("artefact", `${what} cannot be had from the store`);
    const { size, mtimeMs } = await stat(path);
    const state = `${path} ${size} ${mtimeMs}`;
    if (this.compared.has(state)) return path;
    if (size !== file.bytes || sha384(await readFile(path)) !== file.sha384)
      throw new ArtefactRefused("integrity", `${what} is not the file that was signed`);
    this.compared.set(state, true);
    return path;
  };

  /** Every file of a release is here and as it was signed, as far as the store can bring it. What is not is found by who uses it. */
  bring = async ({ remotes }: { readonly remotes: Readonly<Record<string, ShippedVersion>> }): Promise<void> => {
    if (!this.store.renew) return;
    for (const [id, shipped] of Object.entries(remotes)) {
      const key = `${id}@${shipped.version}#${shipped.sha384}`;
      if (this.brought.has(key)) continue;
      try {
        const { files } = await this.describe(id, shipped);
        for (const path of Object.keys(files)) await this.readFile(id, shipped, path);
        this.brought.set(key, true);
      } catch (error) {
        if (!(error instanceof ArtefactRefused)) throw error;
      }
    }
  };

  private async signed(id: string, { version, sha384: expected, signature }: ShippedVersion): Promise<Artefact> {
    const { trust } = this;
    const key = `${id}@${version}#${expected}#${signature?.value}`;
    const known = this.described.get(key);
    if (known) return known;
    const problem = signatureProblem(trust, { id, version, sha384: expected }, signature);
    if (problem !== null) throw new ArtefactRefused("signature", problem);
    const artefact = await this.orRenewed(id, version, () => this.describeNow(id, version, expected));
    const ungranted = grantProblem(trust, artefact);
    if (ungranted !== null) throw new ArtefactRefused("signature", ungranted);
    if (trust === this.believed) this.described.set(key, artefact);
    return artefact;
  }

  private async describeNow(id: string, version: string, expected: string): Promise<Artefact> {
    const stored = await this.store.describe(id, version).catch((cause: unknown) => {
      throw new ArtefactRefused("artefact", `${id} ${version} cannot be had from the store`, { cause });
    });
    const { artefact } = stored;
    if (stored.sha384 !== expected || artefact.id !== id || artefact.version !== version)
      throw new ArtefactRefused("integrity", `${ARTEFACT_FILE} of ${id} ${version} is not the one that was signed`);
    return artefact;
  }

  private async readNow(id: string, version: string, path: string, expected: string): Promise<Buffer> {
    const content = await this.store.readFile(id, version, path).catch((cause: unknown) => {
      throw new ArtefactRefused("artefact", `${path} of ${id} ${version} cannot be had from the store`, { cause });
    });
    if (sha384(content) !== expected)
      throw new ArtefactRefused("integrity", `${path} of ${id} ${version} is not the file that was signed`);
    return content;
  }

  /** Once more, where the store can bring the version anew. */
  private async orRenewed<T>(id: string, version: string, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (!(await this.store.renew?.(id, version).catch(() => false))) throw error;
      return read();
    }
  }
}

import type { Artefact, ArtefactSignature } from "./schema";

/** An artefact that a store holds, read and checked as far as its own `artefact.json` goes. */
export interface StoredArtefact {
  readonly artefact: Artefact;
  /** Hash of `artefact.json`. */
  readonly sha384: string;
}

/** An artefact with its owner's word for it: what the registry takes. */
export interface SignedArtefact extends StoredArtefact {
  readonly signature: ArtefactSignature;
}

/** Names of what describes an artefact, beside the files that it describes. */
export const ARTEFACT_FILE = "artefact.json";
export const SIGNATURE_FILE = "signature.json";
/** In a build: its asset sets, and the folder with their files, each under its hash. */
export const ASSETS_FILE = "assets.json";
export const ASSETS_FOLDER = "assets";

/** Hashes of all files of an artefact's asset sets, once each. */
export const assetHashes = ({ assets }: Pick<Artefact, "assets">): string[] => [
  ...new Set(Object.values(assets).flatMap(({ files }) => Object.values(files).map(({ sha384 }) => sha384))),
];

/** Name of an asset's file: its hash, which in base64 has slashes. */
export const assetName = (sha384: string): string =>
  Buffer.from(sha384.slice("sha384-".length), "base64").toString("hex");

/**
 * Where versions of remotes are kept. Versions are immutable: a store takes each one once, whole or not at all. It is not
 * believed: what comes out of it is compared with what was signed (`VerifiedArtefacts`).
 */
export interface ArtefactStore {
  /**
   * Takes the artefact in a folder, and of its asset sets what the store does not have yet. Nothing happens where the store has this very content already.
   * @throws Error when a file is not the one that the artefact describes, or the version is there with other content
   */
  put(folder: string, signature: ArtefactSignature): Promise<StoredArtefact>;
  /** @throws Error when there is no such version or its `artefact.json` is not one */
  describe(id: string, version: string): Promise<StoredArtefact>;
  /** The content of one file, unchecked: compare it with the artefact's hash. */
  readFile(id: string, version: string, file: string): Promise<Buffer>;
  /**
   * Brings a version anew from where it is kept, for one that was found altered here. Only where there is such a place.
   * @returns whether it has come
   */
  renew?(id: string, version: string): Promise<boolean>;
  /**
   * A file of an asset set, on this machine. Unchecked, as everything that comes from a store.
   * @returns its path, beside which `.br` is the same file compressed where that is shorter; null where it cannot be had
   */
  assetPath(sha384: string): Promise<string | null>;
  /** Forgets files of asset sets. Nothing happens where one is not there. */
  removeAssets(hashes: readonly string[]): Promise<void>;
  /** Forgets a version. Nothing happens where there is none. */
  remove(id: string, version: string): Promise<void>;
}

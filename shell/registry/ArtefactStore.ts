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

/**
 * Where versions of remotes are kept. Versions are immutable: a store takes each one once, whole or not at all. It is not
 * believed: what comes out of it is compared with what was signed (`VerifiedArtefacts`).
 */
export interface ArtefactStore {
  /**
   * Takes the artefact in a folder. Nothing happens where the store has this very content already.
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
  /** Forgets a version. Nothing happens where there is none. */
  remove(id: string, version: string): Promise<void>;
}

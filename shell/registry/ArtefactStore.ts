import type { Artefact } from "./schema";

/** An artefact that a store holds, read and checked as far as its own `artefact.json` goes. */
export interface StoredArtefact {
  readonly artefact: Artefact;
  /** Hash of `artefact.json`. */
  readonly sha384: string;
}

/** Where versions of remotes are kept. Versions are immutable: a store takes each one once. */
export interface ArtefactStore {
  /** @throws Error when the store holds other content under the same version */
  put(folder: string): Promise<StoredArtefact>;
  /** @throws Error when there is no such version or its `artefact.json` is not one */
  describe(id: string, version: string): Promise<StoredArtefact>;
  /** The content of one file, unchecked: compare it with the artefact's hash. */
  readFile(id: string, version: string, file: string): Promise<Buffer>;
}

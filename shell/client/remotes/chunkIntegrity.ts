/** What the chunk loaders of the shell and of every remote ask (`ChunkIntegrityPlugin` in `shell/start/rspack.runtime.ts`). */
interface ChunkIntegrity {
  /** Whether the hash of an address is known. */
  readonly knows: (address: string) => boolean;
  /** Fetches the hashes of all files of a folder. @throws where they cannot be had */
  readonly fetch: (folder: string) => Promise<void>;
  /** Lets an element load its file only if it is the one that was shipped. @throws where no hash is known */
  readonly guard: (element: HTMLScriptElement | HTMLLinkElement, address: string) => void;
}

declare global {
  var serambiIntegrity: ChunkIntegrity | undefined;
}

/** By full address. */
const hashes = new Map<string, string>();
const coming = new Map<string, Promise<void>>();

const fullAddress = (address: string): string => new URL(address, document.baseURI).href;

const fetchList = async (folder: string): Promise<void> => {
  const answer = await fetch(`${folder}integrity.json`);
  if (!answer.ok) throw new Error(`The hashes of ${folder} answered ${answer.status}`);
  const files = (await answer.json()) as Record<string, string>; // from the shell's own server, as this script was
  learnHashes(Object.fromEntries(Object.entries(files).map(([file, hash]) => [folder + file, hash])));
};

/** The hash of a file by its full address; empty where none is known. */
export const hashOf = (address: string): string => hashes.get(address) ?? "";

/** @param known hash by address of a file */
export const learnHashes = (known: Readonly<Record<string, string>>): void => {
  for (const [address, hash] of Object.entries(known)) hashes.set(fullAddress(address), hash);
};

/** Sets up what chunk loaders ask, with the hashes that the page's own preloads carry. */
export const startChunkIntegrity = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=preload][integrity]"))
    hashes.set(link.href, link.getAttribute("integrity") ?? "");

  globalThis.serambiIntegrity = {
    knows: (address) => hashes.has(fullAddress(address)),
    fetch: (folder) => {
      const known = coming.get(folder);
      if (known) return known;
      const list = fetchList(folder).catch((error: unknown) => {
        coming.delete(folder);
        throw error;
      });
      coming.set(folder, list);
      return list;
    },
    guard: (element, address) => {
      const hash = hashes.get(fullAddress(address));
      if (hash === undefined) throw new Error(`No hash is known of ${address}`);
      element.crossOrigin = "anonymous";
      element.integrity = hash;
    },
  };
};

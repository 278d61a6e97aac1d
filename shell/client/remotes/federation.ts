import { createInstance, type ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import { sharedLibraries } from "@serambi/kernel/shared";

/** Where one version of a remote is loaded from. */
export interface ContainerAddress {
  readonly id: string;
  readonly entry: string;
  /** sha384 of the entry; it carries the hashes of its own chunks. */
  readonly integrity: string;
  /** Name of the global that the entry defines. */
  readonly container: string;
}

const ENTRY_TIMEOUT_MS = 8_000;

/** By full address: federation completes the ones it is given. */
const integrityByEntry = new Map<string, string>();
const fullAddress = (entry: string): string => new URL(entry, document.baseURI).href;

/** Entry scripts carry their hash, and give up in time: federation itself waits 20 s, or for ever. */
const guardedEntries: ModuleFederationRuntimePlugin = {
  name: "guarded-entries",
  createScript({ url }) {
    const integrity = integrityByEntry.get(fullAddress(url));
    if (integrity === undefined) throw new Error(`No release names ${url}`);
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.crossOrigin = "anonymous";
    script.integrity = integrity;
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
};

const HOST_NAME = "shell";
const LIBRARY_VERSION = "1.0.0";

type Host = ReturnType<typeof createInstance>;
let host: Host | null = null;

/** What containers are handed: each library in the one version that there is. */
const shareScope: Parameters<Host["initShareScopeMap"]>[1] = Object.fromEntries(
  Object.entries(sharedLibraries).map(([name, library]) => {
    const lib = () => library as object; // a namespace of exports
    const shared = {
      version: LIBRARY_VERSION,
      get: () => lib,
      lib,
      shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
      scope: ["default"],
      useIn: [],
      deps: [],
      from: HOST_NAME,
      strategy: "loaded-first" as const,
      loaded: true,
    };
    return [name, { [LIBRARY_VERSION]: shared }];
  }),
);

/**
 * The host is made from federation's runtime alone: its build plugin would add 10 KB of loading code for shared libraries
 * that the shell, which owns them, simply imports. Nor has it the part of the runtime that chooses between versions (left
 * out in `shell/rspack.config.ts`): the scope that containers are handed is filled here.
 */
const federationHost = (): Host => {
  if (host) return host;
  host = createInstance({ name: HOST_NAME, remotes: [], plugins: [guardedEntries] });
  host.initShareScopeMap("default", shareScope);
  return host;
};

/**
 * Loads a container's one exposed module. The only place where federation's own calls are made.
 * @param attempt 0 at first; a retry asks for another address, because the same one would fail from memory
 * @throws whatever federation or the module throws: `RemoteLoader` turns it into a result
 */
export const loadContainer = async (address: ContainerAddress, attempt: number): Promise<unknown> => {
  const isFirst = attempt === 0;
  const entry = isFirst ? address.entry : `${address.entry}?r=${attempt}`;
  // A retry is another remote to federation, under the same global: it would answer from memory for the same one.
  const name = isFirst ? address.id : `${address.id}-retry-${attempt}`;
  integrityByEntry.set(fullAddress(entry), address.integrity);
  federationHost().registerRemotes([{ name, entry, entryGlobalName: address.container, type: "var" }]);
  return federationHost().loadRemote(`${name}/remote`);
};

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

/** What a load came to; a failed one names the step that did not succeed. */
export type ContainerLoad =
  | { readonly kind: "loaded"; readonly exported: unknown }
  | { readonly kind: "failed"; readonly phase: "entry" | "chunk" | "evaluate"; readonly error: unknown };

const ENTRY_TIMEOUT_MS = 8_000;

/** By full address of the entry: federation completes the ones it is given. */
const addressByEntry = new Map<string, ContainerAddress>();
/** Full addresses of the entries whose container is there. */
const arrived = new Set<string>();
const fullAddress = (entry: string): string => new URL(entry, document.baseURI).href;

/** Runs an entry script by its hash, and gives up in time: federation itself waits 20 s, or for ever. */
const runScript = async (src: string, integrity: string): Promise<void> => {
  const script = document.createElement("script");
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (what: string) => () => reject(new Error(`${src} ${what}`));
      Object.assign(script, { src, integrity, async: true, crossOrigin: "anonymous" });
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", fail("could not be had, or is not what was shipped"));
      timer = setTimeout(fail(`did not come within ${ENTRY_TIMEOUT_MS} ms`), ENTRY_TIMEOUT_MS);
      document.head.append(script);
    });
  } finally {
    clearTimeout(timer);
    script.remove();
  }
};

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin["loadEntry"]>;
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

/** The container that an entry has put under its name. */
const containerNamed = (name: string): Container | undefined =>
  (globalThis as unknown as Readonly<Record<string, Container | undefined>>)[name]; // its hash was checked: it is what was built

/** Entries are loaded here and not by federation, so that it is known whether they came. */
const ownEntries: ModuleFederationRuntimePlugin = {
  name: "own-entries",
  async loadEntry({ remoteInfo }) {
    const entry = fullAddress(remoteInfo.entry);
    const address = addressByEntry.get(entry);
    if (!address) throw new Error(`No release names ${entry}`);
    if (!containerNamed(address.container)) await runScript(entry, address.integrity);
    const container = containerNamed(address.container);
    if (!container) throw new Error(`${entry} defines no ${address.container}`);
    arrived.add(entry);
    return container;
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
  host = createInstance({ name: HOST_NAME, remotes: [], plugins: [ownEntries] });
  host.initShareScopeMap("default", shareScope);
  return host;
};

/**
 * Loads a container's one exposed module. The only place where federation's own calls are made.
 * @param attempt 0 at first; a retry asks for another address, because the same one would fail from memory
 */
export const loadContainer = async (address: ContainerAddress, attempt: number): Promise<ContainerLoad> => {
  const isFirst = attempt === 0;
  const entry = isFirst ? address.entry : `${address.entry}?r=${attempt}`;
  // A retry is another remote to federation, under the same global: it would answer from memory for the same one.
  const name = isFirst ? address.id : `${address.id}-retry-${attempt}`;
  addressByEntry.set(fullAddress(entry), address);
  let evaluate: (() => unknown) | null;
  try {
    federationHost().registerRemotes([{ name, entry, entryGlobalName: address.container, type: "var" }]);
    evaluate = await federationHost().loadRemote(`${name}/remote`, { loadFactory: false, from: "runtime" });
  } catch (error) {
    return { kind: "failed", phase: arrived.has(fullAddress(entry)) ? "chunk" : "entry", error };
  }
  try {
    return { kind: "loaded", exported: await evaluate?.() };
  } catch (error) {
    return { kind: "failed", phase: "evaluate", error };
  }
};

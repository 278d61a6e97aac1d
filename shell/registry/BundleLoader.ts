import type { AnyRemote } from "@serambi/kernel/remote";
import { LRUCache } from "lru-cache";

import type { ArtefactStore } from "./ArtefactStore";
import { evaluateBundle, type SharedLibraries } from "./evaluateBundle";
import { sha384 } from "./integrity";
import { readRemote } from "./readRemote";
import type { Artefact, ShippedVersion } from "./schema";

/** A version that was checked and run: safe to render with. */
export interface LoadedRemote {
  readonly kind: "loaded";
  readonly artefact: Artefact;
  readonly remote: AnyRemote;
  /** Text of each style of the artefact, to stand in the page's head. */
  readonly styles: ReadonlyMap<string, string>;
}

export interface LoadFailure {
  readonly kind: "failed";
  readonly remote: string;
  readonly version: string;
  readonly phase: "artefact" | "integrity" | "evaluate" | "contract";
  readonly error: unknown;
  /** Known where only the bundle is bad: a browser may still use its own half. */
  readonly artefact: Artefact | null;
}

const MAX_BUNDLES = 64;
/** How long a failure is believed before the version is tried again, in milliseconds. */
const FAILURE_TTL_MS = 2_000;

/** Name of a bundle's code in stack traces: tells which remote threw. */
const bundleName = (id: string, version: string): string => `remote:${id}@${version}`;

/** The remote and version whose code an error passed through. */
export const remoteInStack = (error: unknown): { readonly remote: string; readonly version: string } | null => {
  const stack = typeof error === "object" && error !== null && "stack" in error ? String(error.stack) : "";
  const match = /remote:([a-z][a-z0-9-]*)@([\w.+-]+)/.exec(stack);
  return match?.[1] && match[2] ? { remote: match[1], version: match[2] } : null;
};

/**
 * Loads server bundles out of a store. The sha384 of every file is compared before any of them is used:
 * an artefact that was altered is not run (nothing of it, not the file that is still right).
 */
export class BundleLoader {
  private readonly loaded = new LRUCache<string, Promise<LoadedRemote | LoadFailure>>({ max: MAX_BUNDLES });

  constructor(
    private readonly store: ArtefactStore,
    private readonly shared: SharedLibraries,
    private readonly onFailure: (failure: LoadFailure) => void,
  ) {}

  load = (id: string, shipped: ShippedVersion): Promise<LoadedRemote | LoadFailure> => {
    const key = `${id}@${shipped.version}#${shipped.sha384}`;
    const known = this.loaded.get(key);
    if (known) return known;
    const coming = this.bring(id, shipped).then((result) => {
      if (result.kind === "failed") {
        this.onFailure(result);
        this.loaded.set(key, coming, { ttl: FAILURE_TTL_MS });
      }
      return result;
    });
    this.loaded.set(key, coming);
    return coming;
  };

  private async bring(id: string, { version, sha384: expected }: ShippedVersion): Promise<LoadedRemote | LoadFailure> {
    const fail = (phase: LoadFailure["phase"], error: unknown, artefact: Artefact | null = null): LoadFailure => ({
      kind: "failed",
      remote: id,
      version,
      phase,
      error,
      artefact,
    });

    const stored = await this.store.describe(id, version).catch((error: unknown) => fail("artefact", error));
    if ("kind" in stored) return stored;
    if (stored.sha384 !== expected)
      return fail("integrity", new Error("artefact.json is not the one that was shipped"));
    const { artefact } = stored;

    const contents = new Map<string, Buffer>();
    for (const [path, { sha384: wanted }] of Object.entries(artefact.files)) {
      const content = await this.store.readFile(id, version, path).catch((error: unknown) => fail("artefact", error));
      if ("kind" in content) return content;
      if (sha384(content) !== wanted) return fail("integrity", new Error(`${path} is not the file that was shipped`));
      if (path === artefact.server || path.endsWith(".css")) contents.set(path, content);
    }

    try {
      const exported = evaluateBundle(
        contents.get(artefact.server)?.toString("utf8") ?? "",
        bundleName(id, version),
        this.shared,
      );
      const styles = new Map(
        [...contents]
          .filter(([path]) => path.endsWith(".css"))
          .map(([path, content]) => [path, content.toString("utf8")]),
      );
      try {
        return { kind: "loaded", artefact, remote: readRemote(exported, id), styles };
      } catch (error) {
        return fail("contract", error, artefact);
      }
    } catch (error) {
      return fail("evaluate", error, artefact);
    }
  }
}

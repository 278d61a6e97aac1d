import type { RemoteDefinition } from "@serambi/kernel/remote";
import type { RemoteServer } from "@serambi/kernel/server";
import { LRUCache } from "lru-cache";

import { evaluateBundle, type SharedLibraries } from "./evaluateBundle";
import { IntrinsicsAltered, type Intrinsics } from "./Intrinsics";
import { readRemote } from "./readRemote";
import type { Artefact, ShippedVersion } from "./schema";
import type { Trust } from "./trust";
import { ArtefactRefused, type VerifiedArtefacts } from "./VerifiedArtefacts";

/** A version that was checked and run: safe to render with. */
export interface LoadedRemote {
  readonly kind: "loaded";
  readonly artefact: Artefact;
  readonly server: RemoteServer;
  /** The part of it that browsers have, too. */
  readonly remote: RemoteDefinition;
  /** Text of each style of the artefact, to stand in the page's head. */
  readonly styles: ReadonlyMap<string, string>;
}

export interface LoadFailure {
  readonly kind: "failed";
  readonly remote: string;
  readonly version: string;
  readonly phase: "artefact" | "signature" | "integrity" | "evaluate" | "contract" | "blocked";
  readonly error: unknown;
  /** Known where only the bundle is bad: a browser may still use its own half. */
  readonly artefact: Artefact | null;
}

type Loading = Promise<LoadedRemote | LoadFailure>;

/** What is asked of code that runs beside that of other remotes. */
export interface Guards {
  /** Puts back what a bundle changed of everybody's while it was run. @returns the names of it */
  readonly restore: Intrinsics["restore"];
  /** @throws Error where styles touch what is not the remote's own */
  readonly requireOwnStyles: (artefact: Artefact, styles: ReadonlyMap<string, string>) => Promise<void>;
}

/** Live, canary, and those of pages that are being answered still. However often is shipped, no more code than this stays. */
const MAX_BUNDLES_PER_REMOTE = 4;
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
 * Loads server bundles. Signature and sha384 of every file are checked before any of them is used: of an artefact that is
 * not its owner's, or was altered, nothing is run (not the file that is still right either).
 */
export class BundleLoader {
  private readonly loaded = new Map<string, LRUCache<string, Loading>>();
  private trust: Trust | null = null;

  constructor(
    private readonly artefacts: VerifiedArtefacts,
    private readonly shared: SharedLibraries,
    private readonly onFailure: (failure: LoadFailure) => void,
    /** Told of each bundle that was loaded, and how long that took. */
    private readonly onLoad: (loaded: LoadedRemote, ms: number) => void = () => undefined,
    private readonly guards?: Guards,
  ) {}

  load = (id: string, shipped: ShippedVersion): Loading => {
    const bundles = this.bundlesOf(id);
    const { version, sha384, signature, pages, slots, documents } = shipped;
    const key = `${version}#${sha384}#${signature?.value}#${JSON.stringify([pages, slots, documents])}`;
    const known = bundles.get(key);
    if (known) return known;
    const begun = performance.now();
    const coming = this.bring(id, shipped).then((result) => {
      if (result.kind === "loaded") this.onLoad(result, performance.now() - begun);
      if (result.kind === "failed") {
        this.onFailure(result);
        bundles.set(key, coming, { ttl: FAILURE_TTL_MS });
      }
      return result;
    });
    bundles.set(key, coming);
    return coming;
  };

  /** A version whose code is not to run here: what browsers need to know of it, and nothing evaluated. */
  withoutCode = async (id: string, shipped: ShippedVersion): Promise<LoadFailure> => {
    const { version } = shipped;
    const failed = { kind: "failed" as const, remote: id, version };
    try {
      const artefact = await this.artefacts.describe(id, shipped);
      return { ...failed, phase: "blocked", error: new Error("Its code rests on the server"), artefact };
    } catch (error) {
      return { ...failed, phase: error instanceof ArtefactRefused ? error.phase : "artefact", error, artefact: null };
    }
  };

  /** Whose word counts now: a release that was loaded under another trust is to be loaded anew. */
  get trustNow(): Trust {
    return this.artefacts.trust;
  }

  private bundlesOf(id: string): LRUCache<string, Loading> {
    const trust = this.trustNow;
    if (trust !== this.trust) this.loaded.clear();
    this.trust = trust;
    const bundles = this.loaded.get(id) ?? new LRUCache<string, Loading>({ max: MAX_BUNDLES_PER_REMOTE });
    this.loaded.set(id, bundles);
    return bundles;
  }

  private async bring(id: string, shipped: ShippedVersion): Promise<LoadedRemote | LoadFailure> {
    const { version } = shipped;
    const fail = (phase: LoadFailure["phase"], error: unknown, artefact: Artefact | null = null): LoadFailure => ({
      kind: "failed",
      remote: id,
      version,
      phase,
      error,
      artefact,
    });

    let artefact: Artefact;
    const contents = new Map<string, Buffer>();
    try {
      artefact = await this.artefacts.describe(id, shipped);
      for (const path of Object.keys(artefact.files)) {
        const content = await this.artefacts.readFile(id, shipped, path);
        if (path === artefact.server || path.endsWith(".css")) contents.set(path, content);
      }
    } catch (error) {
      return fail(error instanceof ArtefactRefused ? error.phase : "artefact", error);
    }

    try {
      const exported = this.evaluate(contents.get(artefact.server)?.toString("utf8") ?? "", bundleName(id, version));
      const styles = new Map(
        [...contents]
          .filter(([path]) => path.endsWith(".css"))
          .map(([path, content]) => [path, content.toString("utf8")]),
      );
      try {
        const server = readRemote(exported, id);
        await this.guards?.requireOwnStyles(artefact, styles);
        return { kind: "loaded", artefact, server, remote: server.remote, styles };
      } catch (error) {
        return fail("contract", error, artefact);
      }
    } catch (error) {
      return fail("evaluate", error, artefact);
    }
  }

  /** @throws whatever the bundle throws; where it altered what all share, that is said: it may be the reason */
  private evaluate(code: string, filename: string): unknown {
    try {
      return evaluateBundle(code, filename, this.shared);
    } finally {
      this.requireIntrinsics();
    }
  }

  private requireIntrinsics(): void {
    const altered = this.guards?.restore() ?? [];
    if (altered.length > 0) throw new IntrinsicsAltered(altered);
  }
}

import type { PublicTenant } from "@serambi/kernel/contracts";
import type { HttpClients } from "@serambi/kernel/http";
import type { Catalogue } from "@serambi/kernel/i18n";
import {
  loadCatalogue,
  type AnyRemote,
  type RemoteDeps,
  type RemoteScope,
  type RemoteStore,
} from "@serambi/kernel/remote";

import { attempt, failure, isFailure } from "./attempt";
import { MIDDLEWARE, type MiddlewareTable } from "./middleware";
import type { RemoteFailure, RemoteLoad, RemoteSource, SiteRelease, SlotProvider } from "./types";

/** The first part of a slot's name: all slots of one family come from one remote. */
export const slotFamily = (name: string): string => name.slice(0, name.indexOf("."));

/** A remote in use: its definition and its one store of this visit. */
export interface Visited {
  readonly remote: AnyRemote;
  readonly version: string;
  readonly store: RemoteStore;
  /** What the components of a page or slot of this remote may know, with the texts that it is written with. */
  readonly scopeOf: (shown: { readonly texts?: string }) => Promise<RemoteScope | RemoteFailure>;
}

/** What a remote tells of its hosts' answers, for the log (`RemoteDeps.report`). */
export interface RemoteNote {
  readonly remote: string;
  readonly version: string;
  readonly message: string;
  readonly details: Readonly<Record<string, string | number>>;
}

interface SiteVisitOptions {
  readonly tenant: PublicTenant;
  readonly release: SiteRelease;
  readonly source: RemoteSource;
  readonly http: HttpClients;
  readonly now: () => Date;
  /** How long code may take to arrive before it counts as failed; on the server it is there already. */
  readonly codeTimeoutMs?: number;
  /** The checks that pages may ask for, where they are not the shell's own. */
  readonly middleware?: MiddlewareTable;
  readonly onNote?: (note: RemoteNote) => void;
  /** Snapshots of stores by remote, from the server. */
  readonly saved?: Readonly<Record<string, unknown>>;
}

/**
 * One visit: a request on the server, an open page in the browser. It holds the release that was decided
 * at its beginning and one store per remote, and brings remotes in when they are first needed.
 */
export class SiteVisit {
  readonly tenant: PublicTenant;
  readonly release: SiteRelease;
  readonly deps: RemoteDeps;
  readonly codeTimeoutMs: number | undefined;
  readonly middleware: MiddlewareTable;
  private readonly rooms = new Map<string, number>();
  private readonly visited = new Map<string, Promise<Visited | RemoteFailure>>();

  constructor(private readonly options: SiteVisitOptions) {
    this.tenant = options.tenant;
    this.release = options.release;
    this.codeTimeoutMs = options.codeTimeoutMs;
    this.middleware = options.middleware ?? MIDDLEWARE;
    this.deps = { tenant: options.tenant, language: options.tenant.language, http: options.http, now: options.now };
  }

  /** The remote with its store; a failure is forgotten, so that the next call tries again. */
  remote = (id: string): Promise<Visited | RemoteFailure> => {
    const known = this.visited.get(id);
    if (known) return known;
    const coming = this.bring(id).then((result) => {
      if (isFailure(result)) this.visited.delete(id);
      return result;
    });
    this.visited.set(id, coming);
    return coming;
  };

  /** Forgets a remote that has become another one: whoever asks next is given that, with a store of its own. */
  forget = (id: string): void => void this.visited.delete(id);

  /**
   * Who provides a slot, and the room it takes: nothing until its remote has come, for a slot of another page than the
   * first. Undefined where this visit knows no such remote.
   */
  slot = (name: string): SlotProvider | undefined => {
    // Names are the tenant's data: `constructor` must not find what every object has.
    const { slots, families } = this.release;
    if (Object.hasOwn(slots, name)) return slots[name];
    const family = slotFamily(name);
    const remote = Object.hasOwn(families, family) ? families[family] : undefined;
    return remote === undefined ? undefined : { remote, minHeightRem: this.rooms.get(name) ?? 0 };
  };

  /** The same for a slot that this visit may not know: then its family is all there is to go by. */
  providerOf = (name: string): SlotProvider => this.slot(name) ?? { remote: slotFamily(name), minHeightRem: 0 };

  /**
   * The same visit once more, to try a page on: with stores of its own, which begin with what these hold now. What happens
   * there is not seen here.
   */
  aside = (http: HttpClients): SiteVisit => {
    const saved: Record<string, unknown> = {};
    const load = async (id: string): Promise<RemoteLoad> => {
      const visited = await this.remote(id);
      if (isFailure(visited)) return visited;
      saved[id] = visited.store.snapshot();
      return { kind: "loaded", remote: visited.remote };
    };
    return new SiteVisit({ ...this.options, source: { load }, http, saved });
  };

  /** What the stores of this visit hold, to travel in the HTML. */
  snapshots = async (): Promise<Record<string, unknown>> => {
    const all = await Promise.all([...this.visited].map(async ([id, coming]) => ({ id, result: await coming })));
    return Object.fromEntries(
      all.flatMap(({ id, result }) => (isFailure(result) ? [] : [[id, result.store.snapshot()]])),
    );
  };

  private async bring(id: string): Promise<Visited | RemoteFailure> {
    const version = this.release.remotes[id]?.version ?? "";
    const subject = { remote: id, version };
    if (version === "") return failure(subject, "unknown", new Error(`No remote "${id}" in this release`));
    const loaded = await this.options.source.load(id);
    if (loaded.kind === "failed") return loaded;
    const { remote } = loaded;
    for (const { name, minHeightRem } of remote.slots) this.rooms.set(name, minHeightRem);
    const { onNote } = this.options;
    const report: RemoteDeps["report"] = (message, details) => onNote?.({ ...subject, message, details });
    const deps = { ...this.deps, ...(onNote && { report }) };
    const store = await attempt(subject, "evaluate", () => remote.createStore(deps, this.options.saved?.[id]));
    if (isFailure(store)) return store;
    const { tenant, codeTimeoutMs } = this;
    const { language } = tenant;
    const bring = async (shown: { readonly texts?: string }): Promise<RemoteScope | RemoteFailure> => {
      const load = () => loadCatalogue(remote, shown, language);
      const messages = await attempt<Catalogue>(subject, "chunk", load, codeTimeoutMs);
      return isFailure(messages) ? messages : { tenant, language, messages };
    };
    // One for all slots of a page that are written with the same texts. Those that did not come are asked for again.
    const scopes = new Map<string | undefined, Promise<RemoteScope | RemoteFailure>>();
    const scopeOf: Visited["scopeOf"] = (shown) => {
      const known = scopes.get(shown.texts);
      if (known) return known;
      const coming = bring(shown);
      scopes.set(shown.texts, coming);
      void coming.then((scope) => isFailure(scope) && scopes.delete(shown.texts));
      return coming;
    };
    return { remote, version, store, scopeOf };
  }
}

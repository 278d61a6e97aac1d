import type { PublicTenant } from "@serambi/kernel/contracts";
import type { HttpClients } from "@serambi/kernel/http";
import type { Catalogue } from "@serambi/kernel/i18n";
import { loadCatalogue, type RemoteDefinition, type RemoteDeps, type RemoteScope } from "@serambi/kernel/remote";

import { attempt, failure, isFailure } from "./attempt";
import type { RemoteFailure, RemoteSource, SiteRelease, SlotProvider } from "./types";

/** The first part of a slot's name: all slots of one family come from one remote. */
export const slotFamily = (name: string): string => name.slice(0, name.indexOf("."));

/** A remote in use. */
export interface Visited {
  readonly remote: RemoteDefinition;
  readonly version: string;
  readonly deps: RemoteDeps;
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
  /** The hosts as one remote may call them; the same for all where it is missing. */
  readonly httpFor?: (id: string) => HttpClients;
  readonly now: () => Date;
  /** How long code may take to arrive before it counts as failed; on the server it is there already. */
  readonly codeTimeoutMs?: number;
  readonly onNote?: (note: RemoteNote) => void;
}

/**
 * One visit: a request on the server, an open page in the browser. It holds the release that was decided at its beginning, brings
 * remotes in when they are first needed, and keeps their session stores.
 */
export class SiteVisit {
  readonly tenant: PublicTenant;
  readonly codeTimeoutMs: number | undefined;
  private learned: Pick<SiteRelease, "slots" | "remotes"> = { slots: {}, remotes: {} };
  private readonly rooms = new Map<string, number>();
  private readonly visited = new Map<string, Promise<Visited | RemoteFailure>>();
  private readonly sessions = new Map<string, Map<string, unknown>>();

  constructor(private readonly options: SiteVisitOptions) {
    this.tenant = options.tenant;
    this.codeTimeoutMs = options.codeTimeoutMs;
  }

  get release(): SiteRelease {
    return this.options.release;
  }

  /** The hosts as the shell itself asks them; a remote asks by its own clients. */
  get http(): HttpClients {
    return this.options.http;
  }

  /** Takes in what an answer tells of the same release beyond what the visit knew: slots of other pages, and who provides them. */
  learn = ({ slots, remotes }: Pick<SiteRelease, "slots" | "remotes">): void => {
    this.learned = { slots: { ...this.learned.slots, ...slots }, remotes: { ...this.learned.remotes, ...remotes } };
  };

  /** The version of a remote in this release; empty where it has none. */
  versionOf = (id: string): string => (this.release.remotes[id] ?? this.learned.remotes[id])?.version ?? "";

  /** The remote; a failure is forgotten, so that the next call tries again. */
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

  /** Forgets a remote that has become another one: whoever asks next is given that, with session stores of its own. */
  forget = (id: string): void => {
    this.visited.delete(id);
    this.sessions.delete(id);
  };

  /**
   * Who provides a slot, and the room it takes: nothing until its remote has come, for a slot that no page has shown yet.
   * Undefined where this visit knows no such remote.
   */
  slot = (name: string): SlotProvider | undefined => {
    // Names are the tenant's data: `constructor` must not find what every object has.
    for (const slots of [this.release.slots, this.learned.slots]) if (Object.hasOwn(slots, name)) return slots[name];
    const { families } = this.release;
    const family = slotFamily(name);
    const remote = Object.hasOwn(families, family) ? families[family] : undefined;
    return remote === undefined ? undefined : { remote, minHeightRem: this.rooms.get(name) ?? 0 };
  };

  /** The same for a slot that this visit may not know: then its family is all there is to go by. */
  providerOf = (name: string): SlotProvider => this.slot(name) ?? { remote: slotFamily(name), minHeightRem: 0 };

  private sessionsOf(id: string): Map<string, unknown> {
    const known = this.sessions.get(id) ?? new Map<string, unknown>();
    this.sessions.set(id, known);
    return known;
  }

  private async bring(id: string): Promise<Visited | RemoteFailure> {
    const version = this.versionOf(id);
    const subject = { remote: id, version };
    if (version === "") return failure(subject, "unknown", new Error(`No remote "${id}" in this release`));
    const loaded = await this.options.source.load(id);
    if (loaded.kind === "failed") return loaded;
    const { remote } = loaded;
    for (const { name, minHeightRem } of remote.slots) this.rooms.set(name, minHeightRem);
    const { onNote, now } = this.options;
    const http = this.options.httpFor?.(id) ?? this.options.http;
    const { tenant, codeTimeoutMs } = this;
    const { language } = tenant;
    const report: RemoteDeps["report"] = (message, details) => onNote?.({ ...subject, message, details });
    const deps: RemoteDeps = { tenant, language, http, now, ...(onNote && { report }) };
    const sessions = this.sessionsOf(id);
    const makeScope = async (shown: { readonly texts?: string }): Promise<RemoteScope | RemoteFailure> => {
      const load = () => loadCatalogue(remote, shown, language);
      const messages = await attempt<Catalogue>(subject, "chunk", load, codeTimeoutMs);
      return isFailure(messages) ? messages : { tenant, language, messages, deps, sessions };
    };
    // One for all slots of a page that are written with the same texts. Those that did not come are asked for again.
    const scopes = new Map<string | undefined, Promise<RemoteScope | RemoteFailure>>();
    const scopeOf: Visited["scopeOf"] = (shown) => {
      const known = scopes.get(shown.texts);
      if (known) return known;
      const coming = makeScope(shown);
      scopes.set(shown.texts, coming);
      void coming.then((scope) => isFailure(scope) && scopes.delete(shown.texts));
      return coming;
    };
    return { remote, version, deps, scopeOf };
  }
}

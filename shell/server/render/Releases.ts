import { AppError } from "@serambi/kernel/errors";

import { LRUCache } from "lru-cache";

import { pastReleases } from "../../registry/pastReleases";
import { resolve, type Release } from "../../registry/resolve";
import type { Registry } from "../../registry/schema";
import { withLastGood } from "../../registry/withLastGood";
import type { LoadAnswer, LoadProblem, Renderer, RemoteVersion } from "./Renderer";
import { RenderInterrupted } from "./RenderInterrupted";
import type { RestingRemotes } from "./RestingRemotes";

/** What one request is answered with, from its first to its last byte. */
export interface ServedRelease {
  readonly release: Release;
  /** As it would be, were no version bad. */
  readonly asked: Release;
  /** Versions of `asked` that rest. */
  readonly resting: readonly RemoteVersion[];
}

interface ReleasesDeps {
  readonly registry: { readonly read: () => Promise<Registry> };
  readonly renderer: Pick<Renderer, "load">;
  readonly resting?: RestingRemotes;
  /** Whom signatures are compared with: another object after a change. What was loaded under another is loaded anew. */
  readonly readTrust?: () => unknown;
  /** Told of each version that could not be loaded, as often as that was tried. */
  readonly onProblem?: (problem: LoadProblem) => void;
  /** Counts the processes that rendered: what one has loaded the next one may not be able to load. */
  readonly generation?: () => number;
  readonly now?: () => number;
  /** How long a page waits for a new release to be loaded, in milliseconds, before it is made of the one before. */
  readonly patienceMs?: number;
}

/** A release is loaded in a fraction of it; the next page shows what was shipped. */
const PATIENCE_MS = 2_000;
/** Sites whose release before is known. */
const MAX_SITES = 500;

/** How long a failure to load is believed before it is tried again, in milliseconds: it may have healed. */
const FAILURE_TTL_MS = 2_000;
/** Versions that are tried one after the other, of all remotes of a release. */
const MAX_TRIES = 8;
/** How often it is loaded anew where the process that did so ended, by nobody's known fault. */
const MAX_LOADS = 3;
const RETRY_AFTER_SECONDS = 5;

interface Settled extends ServedRelease {
  readonly validUntil: number;
  /** Of the versions that rest. */
  readonly revision: number;
  readonly trust: unknown;
  readonly generation: number;
  readonly isReady: boolean;
}

const versionsIn = ({ remotes }: Release): RemoteVersion[] =>
  Object.entries(remotes).map(([remote, { version }]) => ({ remote, version }));

/** A release in which the code of resting versions does not run: another one than that in which it does. */
const withoutResting = (release: Release, resting: RestingRemotes | undefined): Release => {
  const absent = versionsIn(release)
    .filter((version) => resting?.isResting(version))
    .map(({ remote }) => remote);
  return absent.length === 0 ? release : { ...release, id: `${release.id}-${absent.join("-")}`, absent };
};

/** The next request settles again, and is told of the error. */
const ignore = (): void => undefined;

const keyOf = ({ remote, version }: RemoteVersion): string => `${remote}@${version}`;

/**
 * The release of each request. Where a version cannot be loaded, or was put to rest, the last good one of its remote goes on.
 * Requests of an older release go on with theirs.
 */
export class Releases {
  private readonly settling = new WeakMap<Release, Promise<Settled>>();
  private readonly known = new WeakMap<Release, Settled>();
  /** By site: what its last page was made of. */
  private readonly before = new LRUCache<string, Settled>({ max: MAX_SITES });
  private readonly now: () => number;

  constructor(private readonly deps: ReleasesDeps) {
    this.now = deps.now ?? Date.now;
  }

  /** @param cohortIn the visitor's, in the registry that is resolved; none where no visitor asks */
  current = async (
    tenant: string,
    cohortIn: (registry: Registry) => number | null = () => null,
  ): Promise<ServedRelease> => {
    const registry = await this.deps.registry.read();
    const asked = resolve(registry, { tenant, cohort: cohortIn(registry) });
    const settled = await this.orBefore(tenant, this.find(registry, asked));
    this.before.set(tenant, settled);
    return settled;
  };

  /**
   * The release that a page was opened under, while all of it is stored and loads. Not the one that is live now where that has
   * another id, and not another one in its place.
   */
  ofId = async (id: string): Promise<ServedRelease | null> => {
    const registry = await this.deps.registry.read();
    const past = pastReleases(registry).get(id);
    const found = past && (await this.find(registry, past));
    return found && found.release.id === id ? found : null;
  };

  /** Whether there is anything to serve: remotes are registered, and at least one of them loads. */
  isReady = async (): Promise<boolean> => {
    const registry = await this.deps.registry.read();
    return (await this.find(registry, resolve(registry, { tenant: "", cohort: null }))).isReady;
  };

  /** Where a release is long in coming: code that holds up, one after the other, each process that loads it costs nobody a page. */
  private async orBefore(tenant: string, coming: Settled | Promise<Settled>): Promise<Settled> {
    const before = this.before.get(tenant);
    if (!before || !(coming instanceof Promise) || !this.isUsable(before)) return coming;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((done) => {
      timer = setTimeout(done, this.deps.patienceMs ?? PATIENCE_MS, null);
    });
    const settled = await Promise.race([coming.catch(() => null), late]);
    clearTimeout(timer);
    return settled ?? (this.isUsable(before) ? before : coming);
  }

  /** Whether all of it may run still. */
  private isUsable({ release, trust }: Settled): boolean {
    const absent = release.absent ?? [];
    const running = versionsIn(release).filter(({ remote }) => !absent.includes(remote));
    return trust === this.deps.readTrust?.() && !running.some((version) => this.deps.resting?.isResting(version));
  }

  private find(registry: Registry, asked: Release): Settled | Promise<Settled> {
    const known = this.known.get(asked);
    const { revision } = this;
    const trust = this.deps.readTrust?.();
    const isSame = known?.revision === revision && known.trust === trust;
    if (known && isSame && known.validUntil > this.now()) {
      // The next process loads what the last one had loaded; a kept page does not wait for that.
      if (known.generation !== this.generation) this.settleOnce(registry, asked).catch(ignore);
      return known;
    }
    return this.settleOnce(registry, asked);
  }

  private settleOnce(registry: Registry, asked: Release): Promise<Settled> {
    const coming = this.settling.get(asked) ?? this.settle(registry, asked);
    this.settling.set(asked, coming);
    return coming;
  }

  private get revision(): number {
    return this.deps.resting?.revision ?? 0;
  }

  private get generation(): number {
    return this.deps.generation?.() ?? 0;
  }

  /**
   * Code that blocks while it is loaded ends the renderer: it rests by then, and is left out of the next try.
   * @throws AppError unavailable where the renderer was ended each time
   */
  private async load(release: Release): Promise<LoadAnswer> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.deps.renderer.load(release);
      } catch (error) {
        if (!(error instanceof RenderInterrupted)) throw error;
        if (error.culprit) return { problems: [] };
        if (tries >= MAX_LOADS)
          throw new AppError("unavailable", error.message, { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
    }
  }

  private async settle(registry: Registry, asked: Release): Promise<Settled> {
    const { resting, onProblem } = this.deps;
    let { revision } = this;
    const trust = this.deps.readTrust?.();
    try {
      const bad = new Set<string>();
      const isBad = (version: RemoteVersion): boolean =>
        bad.has(keyOf(version)) || (resting?.isResting(version) ?? false);
      const usable = (): Release => withoutResting(withLastGood(asked, registry, isBad), resting);
      let release = usable();
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const { problems } = await this.load(release);
        const news = problems.filter((problem) => !bad.has(keyOf(problem)));
        if (news.length === 0 && revision === this.revision) break;
        for (const problem of news) {
          bad.add(keyOf(problem));
          onProblem?.(problem);
        }
        const next = usable();
        if (next.id === release.id) break;
        release = next;
        revision = this.revision;
      }
      const versions = versionsIn(release);
      const settled: Settled = {
        release,
        asked,
        resting: versionsIn(asked).filter((version) => resting?.isResting(version)),
        validUntil: bad.size > 0 ? this.now() + FAILURE_TTL_MS : Infinity,
        revision,
        trust,
        generation: this.generation,
        isReady: versions.some((version) => !bad.has(keyOf(version))),
      };
      this.known.set(asked, settled);
      return settled;
    } finally {
      this.settling.delete(asked);
    }
  }
}

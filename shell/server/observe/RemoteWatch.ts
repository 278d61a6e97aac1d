import type { FailurePhase } from "../../client/page/types";
import type { MeasuredRemote, VitalName } from "../../client/vitals/VitalsReport";
import type { Registry } from "../../registry/schema";
import { CanaryWatch } from "./CanaryWatch";
import { LiveWatch } from "./LiveWatch";
import type { RemoteMetrics, Version, Where } from "./RemoteMetrics";

/** Bytes of a version: its files for browsers as they are sent, and its server bundle. */
export interface VersionSize {
  readonly web: number;
  readonly server: number;
}

/** A failure of a remote in one page. */
export interface WatchedFailure extends Version {
  /** Null where a browser speaks from a host of no tenant. */
  readonly tenant: string | null;
  readonly phase: FailurePhase;
  readonly where: Where;
  /** This very page told of this remote before: one more failure, not one more page that failed. */
  readonly isRepeat?: boolean;
  /** A host could not answer: no fault of the version that asked. */
  readonly isOfHost?: boolean;
  /** Address of the browser that says so: nobody's word counts for many. Left out where each word is another's. */
  readonly from?: string | undefined;
}

/** What a browser measured of one page. */
interface WatchedVitals {
  readonly tenant: string | null;
  readonly remotes: readonly MeasuredRemote[];
  readonly values: Readonly<Partial<Record<VitalName, number>>>;
  readonly from?: string | undefined;
}

/** Hears what is worth a line in the log. */
export interface RemoteListener {
  loaded(version: Version & { readonly ms: number }): void;
  aborted(canary: Version & { readonly reason: string }): void;
  /** The live version failed too much: the one before it is live again. */
  takenBack(live: Version & { readonly reason: string }): void;
  failedToAbort(version: Version & { readonly error: unknown }): void;
}

interface RemoteWatchDeps {
  readonly metrics: RemoteMetrics;
  /** What is registered, as it is now; the same object as long as nothing changed. */
  readonly readRegistry: () => Promise<Registry>;
  /** Takes a canary back in the registry. @returns false where it had gone already */
  readonly abort: (remote: string, version: string, reason: string) => Promise<boolean>;
  /** Makes the version before live again. @returns false where another one was live already */
  readonly takeBack: (remote: string, version: string, reason: string) => Promise<boolean>;
  /** @throws where the store cannot say */
  readonly sizeOf: (remote: string, version: string) => Promise<VersionSize>;
  /** Of all page views, how many browsers measure: 0 to 1. */
  readonly vitalsSample: number;
  readonly now?: () => number;
  readonly random?: () => number;
}

/**
 * The one place that hears how remotes do, in this process: it counts for `/metrics`, and has canaries and live versions judged. Every call
 * returns at once and none throws.
 */
export class RemoteWatch {
  private readonly metrics: RemoteMetrics;
  private readonly canaries: CanaryWatch;
  private readonly lives: LiveWatch;
  private listener: RemoteListener | null = null;
  /** Told before there was a listener: remotes are loaded while the server is still put together. */
  private untold: ((listener: RemoteListener) => void)[] = [];
  private followed: Registry | null = null;
  private readonly sized = new Set<string>();

  constructor(private readonly deps: RemoteWatchDeps) {
    const { metrics, abort, takeBack, now, random } = deps;
    this.metrics = metrics;
    const onProblem = (remote: string, version: string, error: unknown) =>
      this.tell((listener) => listener.failedToAbort({ remote, version, error }));
    this.lives = new LiveWatch({
      takeBack,
      onTakenBack: (remote, version, reason) => {
        metrics.countTakenBack(remote);
        this.tell((listener) => listener.takenBack({ remote, version, reason }));
      },
      onProblem,
    });
    this.canaries = new CanaryWatch({
      abort,
      onAborted: (remote, version, reason) => {
        metrics.countAbort(remote);
        this.tell((listener) => listener.aborted({ remote, version, reason }));
      },
      onProblem,
      ...(now && { now }),
      ...(random && { random }),
    });
  }

  /** Reports to `listener`, and to nobody else any more. */
  listen(listener: RemoteListener): void {
    this.listener = listener;
    for (const say of this.untold.splice(0)) say(listener);
  }

  /** The registry, read by way of this watch: so that it knows of a new version or canary before anybody tells of it. */
  readRegistry = async (): Promise<Registry> => {
    const registry = await this.deps.readRegistry();
    if (registry !== this.followed) this.follow(registry);
    return registry;
  };

  /**
   * A page went out to a visitor, made anew or kept, whole or with gaps.
   * @param page the remotes that it was made of, its own and those of its slots, failed ones too; each once
   */
  shown = (tenant: string, page: readonly Version[]): void => {
    for (const version of page) {
      this.metrics.countView(version, tenant);
      this.canaries.shown(version);
      this.lives.shown(version);
    }
  };

  /** A remote failed in a page that is for a visitor, on the server or in their browser. */
  failed = (failure: WatchedFailure): void => {
    this.metrics.countFailure(failure);
    const { isRepeat = false, isOfHost = false, where } = failure;
    if (isRepeat) return;
    this.canaries.failed(failure, failure.from);
    if (where === "server" && !isOfHost) this.lives.failed(failure);
  };

  /** The server cannot use a version at all: its bundle did not load. */
  unusable = (failure: Version & { readonly phase: FailurePhase }): void => {
    this.metrics.countFailure({ ...failure, where: "server", tenant: null });
    this.canaries.unusable(failure, failure.phase);
  };

  /** How long the server needed to check the files of a version and to run its bundle. */
  loaded = ({ remote, version, ms }: Version & { readonly ms: number }): void => {
    this.metrics.observeLoad({ remote, version }, "server", ms);
    this.tell((listener) => listener.loaded({ remote, version, ms }));
  };

  /** What a browser measured of a page. */
  measured = ({ tenant, remotes, values, from }: WatchedVitals): void => {
    this.metrics.countVitals({ tenant, remotes, values });
    for (const { loadMs, ...version } of remotes)
      if (loadMs !== undefined) this.metrics.observeLoad(version, "browser", loadMs);
    this.canaries.measured(tenant, remotes, values, from);
  };

  /**
   * Of the views of a page with these remotes, how many browsers are to measure: 0 to 1. All of them while one of the
   * remotes has a canary. Part of the page's state: a page that is kept goes on saying what held when it was made.
   */
  sampleOf = (remotes: Iterable<string>): number => (this.canaries.concerns(remotes) ? 1 : this.deps.vitalsSample);

  private tell(say: (listener: RemoteListener) => void): void {
    if (this.listener) say(this.listener);
    else this.untold.push(say);
  }

  private follow(registry: Registry): void {
    this.followed = registry;
    this.metrics.follow(registry);
    this.canaries.follow(registry);
    this.lives.follow(registry);
    for (const [remote, { live, canary }] of Object.entries(registry.remotes))
      for (const version of [live, canary?.version]) if (version !== undefined) void this.size({ remote, version });
  }

  private async size({ remote, version }: Version): Promise<void> {
    const key = `${remote}@${version}`;
    if (this.sized.has(key)) return;
    this.sized.add(key);
    try {
      this.metrics.setSize({ remote, version }, await this.deps.sizeOf(remote, version));
    } catch {
      this.sized.delete(key); // whoever needs the artefact says that it is not there
    }
  }
}

/** What answering pages needs of it. */
export type PageWatch = Pick<RemoteWatch, "shown" | "failed" | "sampleOf">;

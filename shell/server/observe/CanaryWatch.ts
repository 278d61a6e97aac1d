import { LRUCache } from "lru-cache";

import type { FailurePhase } from "../../client/page/types";
import type { VitalName } from "../../client/vitals/VitalsReport";
import type { Registry } from "../../registry/schema";
import type { Version } from "./RemoteMetrics";
import { CanaryComparison } from "./CanaryComparison";

/** How much one address may say about one version: a page that failed, a page that was measured. */
const WORD_MS = 60_000;
const MAX_WORDS = 20_000;

/** A version that does this on the server does it to whoever comes: no number of pages is waited for. */
const HOPELESS: Readonly<Partial<Record<FailurePhase, string>>> = {
  blocked: "it took more time or memory on the server than a remote may",
  signature: "it is not signed by a team that may ship it",
  integrity: "its files are not the ones that were shipped",
  evaluate: "its server bundle does not run",
  contract: "its server bundle is not a remote of this contract",
};

interface CanaryWatchDeps {
  /** Takes the canary back in the registry. @returns false where it had gone already */
  readonly abort: (remote: string, version: string, reason: string) => Promise<boolean>;
  readonly onAborted: (remote: string, version: string, reason: string) => void;
  /** The registry could not be changed: the canary goes on, and the next failure tries again. */
  readonly onProblem: (remote: string, version: string, error: unknown) => void;
  readonly now?: () => number;
  readonly random?: () => number;
}

interface WatchedCanary {
  readonly comparison: CanaryComparison;
  /** Tenants all of whose visitors have the canary: nobody there has the live version to be compared with. */
  readonly tenants: ReadonlySet<string>;
  readonly since: string;
  readonly live: string;
}

/**
 * Compares every canary with the live version beside it and takes it back when it is worse. Each process judges by what it
 * has seen itself; the registry, which all of them read, makes it one canary.
 */
export class CanaryWatch {
  private watched: ReadonlyMap<string, WatchedCanary> = new Map();
  private readonly aborting = new Set<CanaryComparison>();
  /** When an address was heard last, by what it spoke of. */
  private readonly words = new LRUCache<string, number>({ max: MAX_WORDS });

  constructor(private readonly deps: CanaryWatchDeps) {}

  /** Begins with canaries that are new and forgets those that are over. What is known of the others stays. */
  follow = ({ remotes }: Registry): void => {
    this.watched = new Map(
      Object.entries(remotes).flatMap(([remote, { canary, live }]) => {
        if (!canary) return [];
        const { version, since } = canary;
        const known = this.watched.get(remote);
        const isSame = known?.comparison.version === version && known.since === since && known.live === live;
        const comparison = isSame ? known.comparison : new CanaryComparison(version, live, this.deps.random);
        return [[remote, { comparison, tenants: new Set(canary.tenants), since, live }] as const];
      }),
    );
  };

  /** Whether one of these remotes has a canary. */
  concerns = (remotes: Iterable<string>): boolean => {
    if (this.watched.size === 0) return false;
    return [...remotes].some((remote) => this.watched.has(remote));
  };

  shown = ({ remote, version }: Version): void => this.watched.get(remote)?.comparison.show(version);

  /** @param from whom a browser's word comes from */
  failed = (
    failure: Version & { readonly phase: FailurePhase; readonly where: "server" | "browser" },
    from?: string,
  ): void => {
    const { remote, version, phase, where } = failure;
    const comparison = this.watched.get(remote)?.comparison;
    if (!comparison?.has(version)) return;
    if (where === "server" && phase === "blocked") return this.unusable(failure, phase);
    if (from !== undefined && !this.mayTell("failed", failure, from)) return;
    this.end(remote, comparison, comparison.fail(version, from));
  };

  /** The server cannot use a version: a store that is down may be back, all else stays as it is. */
  unusable = ({ remote, version }: Version, phase: FailurePhase): void => {
    const comparison = this.watched.get(remote)?.comparison;
    if (comparison?.version === version) this.end(remote, comparison, HOPELESS[phase] ?? null);
  };

  measured = (
    tenant: string | null,
    page: readonly Version[],
    values: Readonly<Partial<Record<VitalName, number>>>,
    from?: string,
  ): void => {
    for (const { remote, version } of page) {
      const known = this.watched.get(remote);
      // Sites differ in what their pages weigh: only those where both versions are shown can be compared.
      if (!known?.comparison.has(version) || (tenant !== null && known.tenants.has(tenant))) continue;
      if (from !== undefined && !this.mayTell("measured", { remote, version }, from)) continue;
      this.end(remote, known.comparison, known.comparison.measure(version, values));
    }
  };

  private mayTell(what: string, { remote, version }: Version, from: string): boolean {
    const key = `${what} ${remote}@${version} ${from}`;
    const now = (this.deps.now ?? Date.now)();
    if (now - (this.words.get(key) ?? -Infinity) < WORD_MS) return false;
    this.words.set(key, now);
    return true;
  }

  private end(remote: string, comparison: CanaryComparison, reason: string | null): void {
    if (reason === null || this.aborting.has(comparison)) return;
    this.aborting.add(comparison);
    const { version } = comparison;
    this.deps.abort(remote, version, reason).then(
      (isDone) => {
        if (isDone) this.deps.onAborted(remote, version, reason);
      },
      (error: unknown) => {
        this.aborting.delete(comparison);
        this.deps.onProblem(remote, version, error);
      },
    );
  }
}

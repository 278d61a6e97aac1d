import type { Counter, Gauge, Histogram, Registry as Series } from "prom-client";

import { VITAL_NAMES, type VitalName } from "../../client/vitals/VitalsReport";
import type { Registry } from "../../registry/schema";
import { remoteSeries } from "./remoteSeries";

export type Where = "server" | "browser";

export interface Version {
  readonly remote: string;
  readonly version: string;
}

interface CountedFailure extends Version {
  readonly phase: string;
  readonly where: Where;
  /** Null where no page was concerned. */
  readonly tenant: string | null;
}

interface CountedVitals {
  readonly tenant: string | null;
  readonly remotes: readonly Version[];
  readonly values: Readonly<Partial<Record<VitalName, number>>>;
}

/** Stands for remotes and versions that are not registered: nobody makes series by inventing some. */
const UNKNOWN: Version = { remote: "unknown", version: "unknown" };

/** Failures outside every remote; its version is the one that runs. */
const SHELL: Version = { remote: "shell", version: "" };

/** Of each remote so many versions have series, the newest ones; those of older ones end. */
const VERSIONS = 5;

/** Where there are more combinations of remote, version and tenant, new ones share the tenant `other`. */
const MAX_COMBINATIONS = 5_000;

/** Up to where a value is good, and from where it is poor. (web.dev/articles/defining-core-web-vitals-thresholds) */
const RATED: Readonly<Record<VitalName, readonly [goodUpTo: number, poorAbove: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
};

const ratingOf = (name: VitalName, value: number): "good" | "middling" | "poor" => {
  const [goodUpTo, poorAbove] = RATED[name];
  if (value <= goodUpTo) return "good";
  return value <= poorAbove ? "middling" : "poor";
};

const keyOf = ({ remote, version }: Version): string => `${remote}@${version}`;

/** The newest versions of each remote, and the ones that visitors get however old they are. */
const followedIn = ({ remotes }: Registry): Set<string> =>
  new Set(
    Object.entries(remotes).flatMap(([remote, { live, canary, versions }]) =>
      [live, ...(canary ? [canary.version] : []), ...versions.slice(-VERSIONS).map(({ version }) => version)].map(
        (version) => keyOf({ remote, version }),
      ),
    ),
  );

/** Ends the series of some versions. */
const endSeries = async (metric: Counter | Gauge | Histogram, isOver: (key: string) => boolean): Promise<void> => {
  for (const { labels } of (await metric.get()).values) {
    // A histogram gives a row for each bucket too; all of a series go with its labels.
    if ("le" in labels || !isOver(keyOf({ remote: String(labels["remote"]), version: String(labels["version"]) })))
      continue;
    metric.remove(labels);
  }
};

/** What is known of remotes: by remote and version, and by tenant where that stays few series. */
export class RemoteMetrics {
  private readonly series: ReturnType<typeof remoteSeries>;
  private followed: ReadonlySet<string> = new Set();
  /** Tenants that have series, by remote and version. */
  private readonly tenants = new Map<string, Set<string>>();
  private combinations = 0;

  /** @param tenantLabel keeps tenants few */
  constructor(
    registry: Series,
    private readonly tenantLabel: (tenant: string | null) => string,
  ) {
    this.series = remoteSeries(registry);
  }

  /** Whether a version is registered, and not too old to be counted by itself. */
  isKnown = (version: Version): boolean => this.followed.has(keyOf(version));

  /** What is registered now. Series of versions that nobody gets any more end. */
  follow = (registry: Registry): void => {
    const followed = followedIn(registry);
    const over = new Set([...this.followed].filter((key) => !followed.has(key)));
    this.followed = followed;
    if (over.size > 0) this.end(over);
    const { weights } = this.series;
    weights.reset();
    for (const [remote, { canary }] of Object.entries(registry.remotes))
      if (canary) weights.set({ remote, version: canary.version }, canary.weight);
  };

  countView = (version: Version, tenant: string): void =>
    this.series.views.inc({ ...this.known(version), tenant: this.tenantOf(version, tenant) });

  countFailure = ({ phase, where, tenant, ...version }: CountedFailure): void => {
    const known = this.known(version);
    this.series.failures.inc({ ...known, tenant: this.tenantOf(version, tenant), where });
    this.series.phases.inc({ ...known, phase, where });
  };

  observeLoad = (version: Version, where: Where, ms: number): void =>
    this.series.seconds.observe({ ...this.known(version), where }, ms / 1000);

  setSize = (version: Version, bytes: { readonly web: number; readonly server: number }): void => {
    if (!this.isKnown(version)) return; // the size of what?
    this.series.bytes.set({ ...version, part: "web" }, bytes.web);
    this.series.bytes.set({ ...version, part: "server" }, bytes.server);
  };

  countVitals = ({ tenant, remotes, values }: CountedVitals): void => {
    for (const name of VITAL_NAMES) {
      const value = values[name];
      if (value === undefined) continue;
      this.series.ratings.inc({ vital: name, rating: ratingOf(name, value), tenant: this.tenantLabel(tenant) });
      for (const version of remotes)
        this.series.vitals[name].observe(this.known(version), name === "CLS" ? value : value / 1000);
    }
  };

  countAbort = (remote: string): void => this.series.aborts.inc({ remote });

  countTakenBack = (remote: string): void => this.series.takenBack.inc({ remote });

  private known({ remote, version }: Version): Version {
    if (remote === SHELL.remote) return SHELL;
    return this.isKnown({ remote, version }) ? { remote, version } : UNKNOWN;
  }

  private tenantOf(version: Version, tenant: string | null): string {
    const label = this.tenantLabel(tenant);
    const key = keyOf(this.known(version));
    const known = this.tenants.get(key) ?? new Set();
    if (known.has(label)) return label;
    if (this.combinations >= MAX_COMBINATIONS) return "other";
    this.tenants.set(key, known.add(label));
    this.combinations += 1;
    return label;
  }

  private end(over: ReadonlySet<string>): void {
    for (const key of over) {
      this.combinations -= this.tenants.get(key)?.size ?? 0;
      this.tenants.delete(key);
    }
    const { views, failures, phases, seconds, bytes, vitals } = this.series;
    for (const metric of [views, failures, phases, seconds, bytes, ...Object.values(vitals)])
      void endSeries(metric, (key) => over.has(key));
  }
}

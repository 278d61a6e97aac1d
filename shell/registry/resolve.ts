import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import type { Canary, Registry, ShippedVersion } from "./schema";

/** Who is asking, as far as it decides which versions are live for them. */
export interface Audience {
  /** Key of the tenant; empty where nobody's site is asked for. */
  readonly tenant: string;
  /** The visitor's, by `cohortOf`. Null where no visitor asks (a sitemap, a card, a probe): such a one is in no part of the visitors. */
  readonly cohort: number | null;
}

/** A fixed set of versions: decided once per request, used for everything that the request touches. */
export interface Release {
  /** Equal for two requests exactly when they see the same versions. */
  readonly id: string;
  readonly remotes: Readonly<Record<string, ShippedVersion>>;
  /** Those of them whose code does not run on the server for now: browsers render them. */
  readonly absent?: readonly string[];
}

/** A canary that can be given to somebody: its version is known, and not live for everybody. */
interface OpenCanary {
  readonly remote: string;
  readonly canary: Canary;
  readonly shipped: ShippedVersion;
}

/** A registry as it is asked: worked out once for each state of it. */
interface Prepared {
  readonly live: ReadonlyMap<string, ShippedVersion>;
  readonly canaries: readonly OpenCanary[];
  /** By the canaries that are in them. */
  readonly releases: LRUCache<string, Release>;
}

/** With k canaries a tenant's visitors see k + 1 releases at most; tenants that are named in canaries see others. */
const MAX_RELEASES = 64;

const known = new WeakMap<Registry, Prepared>();

const prepare = (registry: Registry): Prepared => {
  const live = new Map<string, ShippedVersion>();
  const canaries: OpenCanary[] = [];
  // In the order of their names, whatever order they were shipped in: the same versions are the same release.
  for (const remote of Object.keys(registry.remotes).toSorted()) {
    const registered = registry.remotes[remote];
    const find = (wanted: string) => registered?.versions.findLast(({ version }) => version === wanted);
    const current = registered && find(registered.live);
    if (!current) continue;
    live.set(remote, current);
    const canary = registered.canary;
    const shipped = canary && find(canary.version);
    if (shipped && shipped !== current) canaries.push({ remote, canary, shipped });
  }
  return { live, canaries, releases: new LRUCache({ max: MAX_RELEASES }) };
};

const prepared = (registry: Registry): Prepared => {
  const ready = known.get(registry) ?? prepare(registry);
  known.set(registry, ready);
  return ready;
};

const isFor = ({ tenants, weight }: Canary, { tenant, cohort }: Audience): boolean =>
  tenants.includes(tenant) || weight >= 100 || (cohort !== null && cohort < weight);

/** A set of versions, in the order of their remotes' names, as a release. */
export const releaseOf = (remotes: ReadonlyMap<string, ShippedVersion>): Release => {
  const names = [...remotes].map(
    ([id, { version, sha384, signature }]) => `${id}@${version}#${sha384}#${signature?.value}`,
  );
  const id = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16);
  return { id, remotes: Object.fromEntries(remotes) };
};

/**
 * What is live for this audience: the live version of each remote, or its canary where that is for them. A function of its
 * arguments; the same object as long as registry and canaries are the same.
 */
export const resolve = (registry: Registry, audience: Audience): Release => {
  const { live, canaries, releases } = prepared(registry);
  const theirs = canaries.filter(({ canary }) => isFor(canary, audience));
  const key = theirs.map(({ remote }) => remote).join(" ");
  const before = releases.get(key);
  if (before) return before;
  // Setting a key that is there already keeps its place in the order.
  const made = releaseOf(new Map([...live, ...theirs.map(({ remote, shipped }) => [remote, shipped] as const)]));
  releases.set(key, made);
  return made;
};

/** Whether a part of this tenant's visitors gets a canary and another part does not: then it matters who asks. */
export const isSplit = (registry: Registry, tenant: string): boolean =>
  prepared(registry).canaries.some(
    ({ canary: { weight, tenants } }) => weight > 0 && weight < 100 && !tenants.includes(tenant),
  );

import { releaseOf, type Release } from "./resolve";
import type { Registry, ShippedVersion } from "./schema";

/** Changes that are looked back on: a page is not open for longer. */
const MAX_CHANGES = 200;

interface State {
  readonly live: Map<string, ShippedVersion>;
  readonly canaries: Map<string, ShippedVersion>;
}

/** Canaries at once of which every combination is known: tenants that are named make any of them. */
const MAX_COMBINED = 5;

/** With each bit of a number that says whether one of them is in. */
const combinations = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_one, at) => (bits >> at) % 2 === 1));

/** Everything that was live for somebody in a state: for all, and with some of the canaries. Of very many, each and all together. */
const releasesIn = ({ live, canaries }: State): Release[] => {
  const trials = [...canaries];
  const sets =
    trials.length <= MAX_COMBINED ? combinations(trials) : [[], ...trials.map((trial) => [trial] as const), trials];
  // Setting a key that is there already keeps its place in the order.
  return sets.map((trial) => releaseOf(new Map([...live, ...trial])));
};

const known = new WeakMap<Registry, ReadonlyMap<string, Release>>();

/** Releases by their ids, from the history of a registry: those whose versions are all still stored. */
export const pastReleases = (registry: Registry): ReadonlyMap<string, Release> => {
  const before = known.get(registry);
  if (before) return before;
  const names = Object.keys(registry.remotes).toSorted();
  const changes = names
    .flatMap((remote) => (registry.remotes[remote]?.history ?? []).map((entry) => ({ remote, entry })))
    .toSorted((a, b) => a.entry.at.localeCompare(b.entry.at));
  const stored = (remote: string, wanted: string): ShippedVersion | undefined =>
    registry.remotes[remote]?.versions.findLast(({ version }) => version === wanted);

  const found = new Map<string, Release>();
  const now = new Map<string, { live?: ShippedVersion | undefined; canary?: ShippedVersion | undefined }>();
  const keepReleases = (): void => {
    const live = new Map<string, ShippedVersion>();
    const canaries = new Map<string, ShippedVersion>();
    // In the order of their names, as `resolve` has them: the same versions are the same release.
    for (const name of names) {
      const remote = now.get(name);
      if (remote?.live) live.set(name, remote.live);
      if (remote?.canary) canaries.set(name, remote.canary);
    }
    for (const release of releasesIn({ live, canaries })) found.set(release.id, release);
  };
  changes.forEach(({ remote, entry: { action, version, from } }, index) => {
    if (action === "prune") return;
    const past = now.get(remote) ?? {};
    const named = stored(remote, version);
    if (action === "canary") now.set(remote, { live: past.live ?? stored(remote, from ?? ""), canary: named });
    else if (action === "abort") now.set(remote, { live: past.live ?? stored(remote, from ?? "") });
    else now.set(remote, { live: named });
    if (index >= changes.length - MAX_CHANGES) keepReleases();
  });
  known.set(registry, found);
  return found;
};

import { versionBefore } from "./changes";
import { releaseOf, type Release } from "./resolve";
import type { RegisteredRemote, Registry, ShippedVersion } from "./schema";

/** Whether a version of a remote cannot be used now: it does not load, or its code may not run. */
type IsBad = (version: { readonly remote: string; readonly version: string }) => boolean;

/** Versions that somebody, or a canary's own figures, took back: they stand in for nothing. */
const withdrawn = ({ history }: RegisteredRemote): ReadonlySet<string> => {
  const taken = new Set<string>();
  for (const { action, version, from } of history) {
    if (action === "rollback" && from !== null) taken.add(from);
    if (action === "abort") taken.add(version);
    if (action === "live" || action === "promote" || action === "rollback") taken.delete(version);
  }
  return taken;
};

/** What can stand in for a version, the best first: the live one, the one before it, then older ones as they were shipped. */
const standIns = (remote: RegisteredRemote, { version: bad }: ShippedVersion): ShippedVersion[] => {
  const { versions, live } = remote;
  const at = versions.findIndex(({ version }) => version === bad);
  const taken = withdrawn(remote);
  const older = versions.slice(0, Math.max(at, 0)).filter(({ version }) => !taken.has(version));
  const first = [live, versionBefore(remote)].flatMap((wanted) => versions.filter(({ version }) => version === wanted));
  return [...new Set([...first, ...older.toReversed()])].filter(({ version }) => version !== bad);
};

/**
 * The release with the newest good version of a remote in the place of each bad one: of a canary the live version, of the live
 * one the version before it. A bad version that nothing can stand in for stays. The same object where none is bad.
 */
export const withLastGood = (release: Release, registry: Registry, isBad: IsBad): Release => {
  const found = new Map<string, ShippedVersion>();
  for (const [id, shipped] of Object.entries(release.remotes)) {
    const remote = isBad({ remote: id, version: shipped.version }) ? registry.remotes[id] : undefined;
    const good = remote && standIns(remote, shipped).find(({ version }) => !isBad({ remote: id, version }));
    if (good) found.set(id, good);
  }
  // Setting a key that is there already keeps its place in the order.
  return found.size === 0 ? release : releaseOf(new Map([...Object.entries(release.remotes), ...found]));
};

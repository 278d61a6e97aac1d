import type { SignedArtefact } from "./ArtefactStore";
import { claimsOf } from "./claimsOf";
import type { HistoryEntry, RegisteredRemote, Registry, ShippedVersion } from "./schema";

export interface Change {
  readonly at: Date;
  readonly by: string;
  readonly why: string;
}

/** Of each remote, so that the registry stays small: it is read whole whenever it changes. */
const MAX_HISTORY = 200;

/** @throws Error when there is no such remote */
export const remoteOf = (registry: Registry, id: string): RegisteredRemote => {
  const remote = Object.hasOwn(registry.remotes, id) ? registry.remotes[id] : undefined;
  if (remote) return remote;
  throw new Error(`No remote "${id}" has been shipped. Known: ${Object.keys(registry.remotes).join(", ") || "none"}`);
};

/** The registry with one remote changed, and that written down. */
export const withRemote = (
  registry: Registry,
  id: string,
  remote: RegisteredRemote,
  entry: HistoryEntry,
): Registry => ({
  ...registry,
  remotes: {
    ...registry.remotes,
    [id]: { ...remote, history: [...remote.history, entry].slice(-MAX_HISTORY) },
  },
});

/** What stands in the history of a change: what is done with which version, and which was there before it. */
export const entryOf = (
  { at, by, why }: Change,
  action: HistoryEntry["action"],
  version: string,
  from: string | null,
): HistoryEntry => ({ at: at.toISOString(), action, version, from, by, why });

/** @throws Error when the remote has no such version */
export const requireVersion = (id: string, { versions }: RegisteredRemote, wanted: string): ShippedVersion => {
  const found = versions.find(({ version }) => version === wanted);
  if (found) return found;
  throw new Error(`${id} has no version ${wanted}. Known: ${versions.map(({ version }) => version).join(", ")}`);
};

/** The remote with this artefact as its newest version. */
export const withVersion = (
  remote: RegisteredRemote,
  { artefact, sha384, signature }: SignedArtefact,
  { at, by }: Change,
): RegisteredRemote => {
  const shipped: ShippedVersion = {
    version: artefact.version,
    sha384,
    signature,
    shippedAt: at.toISOString(),
    by,
    ...claimsOf(artefact),
  };
  return { ...remote, versions: [...remote.versions.filter((known) => known.version !== shipped.version), shipped] };
};

/**
 * The registry with this artefact known and live; a canary that was on trial ends. Shipping a version that is live already
 * changes nothing.
 */
export const withShipped = (registry: Registry, stored: SignedArtefact, change: Change): Registry => {
  const { id, version } = stored.artefact;
  const before = registry.remotes[id] ?? { live: version, canary: null, versions: [], history: [] };
  const from = registry.remotes[id]?.live ?? null;
  if (from === version) return registry;
  const remote = { ...withVersion(before, stored, change), live: version, canary: null };
  return withRemote(registry, id, remote, entryOf(change, "ship", version, from));
};

/**
 * The registry with a version that it knows made live for everybody; a canary that was on trial ends.
 * @throws Error when the remote or the version is not known
 */
export const withLive = (registry: Registry, id: string, version: string, change: Change): Registry => {
  const remote = remoteOf(registry, id);
  requireVersion(id, remote, version);
  if (remote.live === version && !remote.canary) throw new Error(`${id} ${version} is live already`);
  return withRemote(
    registry,
    id,
    { ...remote, live: version, canary: null },
    entryOf(change, "live", version, remote.live),
  );
};

/**
 * The version that was live before the present one and is still there, by the history. A rollback goes on back: after A, B,
 * C it gives B, then A.
 */
export const versionBefore = ({ live, versions, history }: RegisteredRemote): string | null => {
  const stack: string[] = [];
  for (const { action, version } of history) {
    if (action === "ship" || action === "live" || action === "promote") stack.push(version);
    if (action !== "rollback") continue;
    while (stack.length > 0 && stack.at(-1) !== version) stack.pop();
    if (stack.length === 0) stack.push(version);
  }
  const isThere = (wanted: string): boolean => versions.some(({ version }) => version === wanted);
  return stack.findLast((version) => version !== live && isThere(version)) ?? null;
};

/**
 * The registry with a live version taken back by its own figures: the one before it is live again. A canary goes on beside that.
 * The same registry where another one is live by now, or none was before.
 */
export const withTakenBack = (registry: Registry, id: string, version: string, change: Change): Registry => {
  const remote = registry.remotes[id];
  const before = remote?.live === version ? versionBefore(remote) : null;
  if (!remote || before === null) return registry;
  return withRemote(registry, id, { ...remote, live: before }, entryOf(change, "rollback", before, version));
};

/**
 * The registry with the last change of what visitors see taken back: a canary that is on trial ends and the live version
 * stays; where there is none, the version before the live one is live again.
 * @throws Error when there is neither
 */
export const withRolledBack = (registry: Registry, id: string, change: Change): Registry => {
  const remote = remoteOf(registry, id);
  const version = remote.canary ? remote.live : versionBefore(remote);
  if (version === null) throw new Error(`${id} has no earlier version to go back to`);
  const from = remote.canary?.version ?? remote.live;
  return withRemote(
    registry,
    id,
    { ...remote, live: version, canary: null },
    entryOf(change, "rollback", version, from),
  );
};

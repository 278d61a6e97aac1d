import { entryOf, remoteOf, versionBefore, withRemote, type Change } from "./changes";
import type { RegisteredRemote, Registry } from "./schema";

/** So many of the newest versions stay where nothing else is said: pages that are open in browsers load their code from them. */
export const KEPT_VERSIONS = 5;

/** Versions that nobody needs: none of the newest, not the live one, not the canary, not the one a rollback goes to. */
const superfluous = (remote: RegisteredRemote, keep: number): string[] => {
  const newest = remote.versions.slice(-keep).map(({ version }) => version);
  const needed = new Set([...newest, remote.live, remote.canary?.version, versionBefore(remote)]);
  return remote.versions.map(({ version }) => version).filter((version) => !needed.has(version));
};

/**
 * The registry without the versions of a remote that nobody needs. The store deletes them once this is written: a version that is
 * registered has its files.
 * @param keep how many of the newest stay, 1 or more
 * @throws Error when there is no such remote
 */
export const withPruned = (
  registry: Registry,
  id: string,
  keep: number,
  change: Change,
): { readonly registry: Registry; readonly gone: readonly string[] } => {
  const remote = remoteOf(registry, id);
  const gone = superfluous(remote, keep);
  if (gone.length === 0) return { registry, gone };
  const versions = remote.versions.filter(({ version }) => !gone.includes(version));
  const entry = { ...entryOf(change, "prune", remote.live, null), gone };
  return { registry: withRemote(registry, id, { ...remote, versions }, entry), gone };
};

/** Whether a version was there and went with a prune. */
export const isPruned = (remote: RegisteredRemote | undefined, version: string): boolean =>
  remote?.history.some(({ gone }) => gone?.includes(version)) ?? false;

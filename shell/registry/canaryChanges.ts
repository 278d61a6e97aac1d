import { isDeepStrictEqual } from "node:util";

import type { SignedArtefact } from "./ArtefactStore";
import { entryOf, remoteOf, requireVersion, withRemote, withVersion, type Change } from "./changes";
import type { Canary, RegisteredRemote, Registry } from "./schema";

/** Who is to get a canary; what is not said stays as it is, and is nobody to begin with. */
export interface CanaryAudience {
  /** Of all visitors, in percent. */
  readonly weight?: number | undefined;
  readonly tenants?: readonly string[] | undefined;
}

const withTrial = (
  registry: Registry,
  id: string,
  remote: RegisteredRemote,
  version: string,
  { weight, tenants }: CanaryAudience,
  change: Change,
): Registry => {
  const running = remote.canary?.version === version ? remote.canary : null;
  const audience = { weight: weight ?? running?.weight ?? 0, tenants: [...(tenants ?? running?.tenants ?? [])] };
  if (running && running.weight === audience.weight && isDeepStrictEqual(running.tenants, audience.tenants))
    return registry;
  const canary: Canary = { version, ...audience, since: running?.since ?? change.at.toISOString() };
  const entry = { ...entryOf(change, "canary", version, remote.canary?.version ?? remote.live), audience };
  return withRemote(registry, id, { ...remote, canary }, entry);
};

/**
 * The registry with this artefact known and on trial beside the live version, in the place of a canary that was.
 * @throws Error when nothing of this remote is live, or this version is
 */
export const withShippedCanary = (
  registry: Registry,
  stored: SignedArtefact,
  audience: CanaryAudience,
  change: Change,
): Registry => {
  const { id, version } = stored.artefact;
  const remote = registry.remotes[id];
  if (!remote)
    throw new Error(`${id} has no live version yet to try another beside: ship the first one without a canary`);
  if (remote.live === version) throw new Error(`${id} ${version} is live already, for everybody`);
  return withTrial(registry, id, withVersion(remote, stored, change), version, audience, change);
};

/**
 * The registry with a version that it knows on trial, or with another audience for the one that is.
 * @param version of the canary; without it the one that is on trial
 * @throws Error when the remote or the version is not known, is live, or no canary is on trial
 */
export const withCanary = (
  registry: Registry,
  id: string,
  version: string | undefined,
  audience: CanaryAudience,
  change: Change,
): Registry => {
  const remote = remoteOf(registry, id);
  const wanted = version ?? remote.canary?.version;
  if (wanted === undefined) throw new Error(`${id} has no canary: say which version is to be one`);
  requireVersion(id, remote, wanted);
  if (remote.live === wanted) throw new Error(`${id} ${wanted} is live already, for everybody`);
  return withTrial(registry, id, remote, wanted, audience, change);
};

/**
 * The registry with the canary live for everybody.
 * @throws Error when there is none
 */
export const withPromoted = (registry: Registry, id: string, change: Change): Registry => {
  const remote = remoteOf(registry, id);
  if (!remote.canary) throw new Error(`${id} has no canary to promote`);
  const { version } = remote.canary;
  const entry = entryOf(change, "promote", version, remote.live);
  return withRemote(registry, id, { ...remote, live: version, canary: null }, entry);
};

/**
 * The registry with a canary taken back because it did worse than the live version.
 * @param version the canary that was judged; where that is not on trial any more, the same registry
 * @param reason what was found, for the history
 */
export const withAborted = (registry: Registry, id: string, version: string, reason: string, at: Date): Registry => {
  const remote = registry.remotes[id];
  if (remote?.canary?.version !== version) return registry;
  const entry = entryOf({ at, by: "serambi", why: reason }, "abort", version, remote.live);
  return withRemote(registry, id, { ...remote, canary: null }, entry);
};

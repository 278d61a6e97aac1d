import type { StoredArtefact } from "./ArtefactStore";
import type { Registry } from "./schema";

interface Change {
  readonly at: Date;
  readonly by: string;
  readonly why: string;
}

/** The registry with this artefact known and live. Shipping a version that is live already changes nothing. */
export const withShipped = (registry: Registry, { artefact, sha384 }: StoredArtefact, change: Change): Registry => {
  const { id, version, pages, slots } = artefact;
  const at = change.at.toISOString();
  const before = registry.remotes[id];
  if (before?.live === version) return registry;
  const shipped = {
    version,
    sha384,
    signature: null,
    shippedAt: at,
    by: change.by,
    pages: pages.map(({ id: page, paths }) => ({ id: page, paths: [...paths] })),
    slots: slots.map(({ name, minHeightRem }) => ({ name, minHeightRem })),
  };
  const others = (before?.versions ?? []).filter((known) => known.version !== version);
  const entry = { at, action: "ship" as const, version, from: before?.live ?? null, by: change.by, why: change.why };
  return {
    ...registry,
    remotes: {
      ...registry.remotes,
      [id]: {
        live: version,
        canary: null,
        versions: [...others, shipped],
        history: [...(before?.history ?? []), entry],
      },
    },
  };
};

/**
 * The registry with a version that it knows made live.
 * @throws Error when the remote or the version is not known
 */
export const withLive = (
  registry: Registry,
  id: string,
  version: string,
  action: "live" | "rollback",
  change: Change,
): Registry => {
  const remote = registry.remotes[id];
  if (!remote)
    throw new Error(`No remote "${id}" has been shipped. Known: ${Object.keys(registry.remotes).join(", ") || "none"}`);
  if (!remote.versions.some((known) => known.version === version))
    throw new Error(
      `${id} has no version ${version}. Known: ${remote.versions.map((known) => known.version).join(", ")}`,
    );
  if (remote.live === version) throw new Error(`${id} ${version} is live already`);
  const entry = { at: change.at.toISOString(), action, version, from: remote.live, by: change.by, why: change.why };
  return {
    ...registry,
    remotes: {
      ...registry.remotes,
      [id]: { ...remote, live: version, canary: null, history: [...remote.history, entry] },
    },
  };
};

/**
 * The version that was live before the present one. A rollback goes on back: after A, B, C it gives B, then A.
 * @throws Error when there is none
 */
export const versionBefore = (registry: Registry, id: string): string => {
  const remote = registry.remotes[id];
  if (!remote)
    throw new Error(`No remote "${id}" has been shipped. Known: ${Object.keys(registry.remotes).join(", ") || "none"}`);
  const stack: string[] = [];
  for (const { action, version } of remote.history) {
    if (action === "rollback") stack.pop();
    else stack.push(version);
  }
  const before = stack.at(-2);
  if (!before) throw new Error(`${id} has no earlier version to go back to`);
  return before;
};

import { createHash } from "node:crypto";

import type { Registry, ShippedVersion } from "./schema";

/** Who is asking, as far as it decides which versions are live for them. */
export interface Audience {
  readonly tenant: string;
  /** Salted hash of tenant and visitor, stable when versions move; empty where the visitor is unknown. */
  readonly cohort: string;
}

/** A fixed set of versions: decided once per request, used for everything that the request touches. */
export interface Release {
  /** Equal for two requests exactly when they see the same versions. */
  readonly id: string;
  readonly remotes: Readonly<Record<string, ShippedVersion>>;
}

const known = new WeakMap<Registry, Release>();

/** What is live for this audience. Every tenant and cohort sees the live versions; a pure function of its arguments. */
export const resolve = (registry: Registry, _audience: Audience): Release => {
  const cached = known.get(registry);
  if (cached) return cached;
  const remotes: Record<string, ShippedVersion> = {};
  for (const [id, remote] of Object.entries(registry.remotes).toSorted(([a], [b]) => a.localeCompare(b))) {
    const live = remote.versions.find((candidate) => candidate.version === remote.live);
    if (live) remotes[id] = live;
  }
  const names = Object.entries(remotes).map(([id, { version, sha384 }]) => `${id}@${version}#${sha384}`);
  const release = { id: createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16), remotes };
  known.set(registry, release);
  return release;
};

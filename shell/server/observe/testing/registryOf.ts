import { EMPTY_REGISTRY, type Canary, type RegisteredRemote, type Registry } from "../../../registry/schema";

/** A registry with one remote `courses`: its versions, the last of them live, and a canary. */
export const registryOf = (versions: readonly string[], canary: Partial<Canary> | null = null): Registry => {
  const shipped = versions.map((version) => ({
    version,
    sha384: `sha384-${"A".repeat(64)}`,
    signature: null,
    shippedAt: "2026-01-01T00:00:00.000Z",
    by: "team",
    pages: [],
    slots: [],
    documents: [],
  }));
  const live = versions.at(-1) ?? "";
  const given = canary && { version: "2", weight: 10, tenants: [], since: "2026-01-02T00:00:00.000Z", ...canary };
  const courses: RegisteredRemote = { live, canary: given, versions: shipped, history: [] };
  return { ...EMPTY_REGISTRY, remotes: { courses } };
};

import { describe, expect, it } from "@jest/globals";

import { releaseOf, resolve, type Release } from "./resolve";
import { EMPTY_REGISTRY, type HistoryEntry, type RegisteredRemote, type Registry, type ShippedVersion } from "./schema";
import { withLastGood } from "./withLastGood";

const shipped = (version: string): ShippedVersion => ({
  version,
  sha384: `sha384-${version}`,
  signature: null,
  shippedAt: "2026-11-21T08:00:00.000Z",
  by: "test",
  pages: [],
  slots: [],
  documents: [],
});

const entry = (action: HistoryEntry["action"], version: string, from: string | null = null): HistoryEntry => ({
  at: "2026-11-21T08:00:00.000Z",
  action,
  version,
  from,
  by: "test",
  why: "",
});

const remote = (
  versions: readonly string[],
  live: string,
  { canary, history = [] }: { canary?: string; history?: HistoryEntry[] } = {},
): RegisteredRemote => ({
  live,
  canary:
    canary === undefined ? null : { version: canary, weight: 100, tenants: [], since: "2026-11-21T08:00:00.000Z" },
  versions: versions.map(shipped),
  history,
});

const registryOf = (courses: RegisteredRemote): Registry => ({
  ...EMPTY_REGISTRY,
  remotes: { courses, sites: remote(["1"], "1") },
});

const audience = { tenant: "main", cohort: 0 };
const versionsOf = ({ remotes }: Release): Record<string, string> =>
  Object.fromEntries(Object.entries(remotes).map(([id, { version }]) => [id, version]));

/** The version of `courses` that is used where these are bad. */
const used = (courses: RegisteredRemote, ...bad: string[]): string | undefined => {
  const registry = registryOf(courses);
  const isBad = (version: { remote: string; version: string }) =>
    version.remote === "courses" && bad.includes(version.version);
  return versionsOf(withLastGood(resolve(registry, audience), registry, isBad))["courses"];
};

describe("withLastGood", () => {
  it("is the same release where nothing is bad", () => {
    const registry = registryOf(remote(["1", "2"], "2"));
    const release = resolve(registry, audience);
    expect(withLastGood(release, registry, () => false)).toBe(release);
  });

  it("puts the newest good version before a bad one in its place, and is another release", () => {
    const courses = remote(["1", "2", "3"], "3");
    expect(used(courses, "3")).toBe("2");
    expect(used(courses, "3", "2")).toBe("1");
    const registry = registryOf(courses);
    const release = resolve(registry, audience);
    const healed = withLastGood(release, registry, ({ remote: id, version }) => id === "courses" && version === "3");
    expect(versionsOf(healed)).toEqual({ courses: "2", sites: "1" });
    expect(healed.id).not.toBe(release.id);
    expect(healed.id).toBe(
      releaseOf(
        new Map([
          ["courses", shipped("2")],
          ["sites", shipped("1")],
        ]),
      ).id,
    );
  });

  it("leaves a bad version that nothing can stand in for", () => {
    expect(used(remote(["1", "2"], "2"), "1", "2")).toBe("2");
    expect(used(remote(["1"], "1"), "1")).toBe("1");
  });

  it("puts the live version in the place of a bad canary, whatever was tried between them", () => {
    expect(used(remote(["1", "2", "3"], "1", { canary: "3" }), "3")).toBe("1");
  });

  it("goes on with the version that was live before, not with the one that was shipped before", () => {
    const history = [entry("ship", "1"), entry("ship", "2", "1"), entry("live", "1", "2"), entry("ship", "3", "1")];
    expect(used(remote(["1", "2", "3"], "3", { history }), "3")).toBe("1");
  });

  it("never goes back to what was taken back", () => {
    const rolledBack = [
      entry("ship", "1"),
      entry("ship", "2", "1"),
      entry("rollback", "1", "2"),
      entry("ship", "3", "1"),
    ];
    expect(used(remote(["1", "2", "3"], "3", { history: rolledBack }), "3", "1")).toBe("3");
    const aborted = [entry("ship", "1"), entry("canary", "2", "1"), entry("abort", "2", "1"), entry("ship", "3", "1")];
    expect(used(remote(["1", "2", "3"], "3", { history: aborted }), "3", "1")).toBe("3");
  });

  it("never goes forward to a version that is newer than the live one", () => {
    expect(used(remote(["1", "2", "3"], "2"), "2")).toBe("1");
  });
});

import { describe, expect, it } from "@jest/globals";

import { withCanary, withPromoted } from "./canaryChanges";
import { remoteOf, versionBefore, withLive, withRolledBack, withShipped } from "./changes";
import { withPruned } from "./prune";
import { artefactOf, CHANGE, registryWith } from "./testing/registries";
import type { Registry } from "./schema";

const courses = (registry: Registry) => remoteOf(registry, "courses");
const rollBack = (registry: Registry) => withRolledBack(registry, "courses", CHANGE);

describe("the registry", () => {
  it("makes a shipped version live and keeps who, when and why", () => {
    const { live, history } = courses(registryWith("1", "2"));
    expect(live).toBe("2");
    expect(history.at(-1)).toEqual({
      at: "2026-11-21T08:00:00.000Z",
      action: "ship",
      version: "2",
      from: "1",
      by: "rina",
      why: "new filter",
    });
  });

  it("does not change when the live version is shipped again", () => {
    const before = registryWith("1");
    expect(withShipped(before, artefactOf("1"), CHANGE)).toBe(before);
  });

  it("goes back one version at a time, and not beyond the first", () => {
    const first = rollBack(rollBack(registryWith("1", "2", "3")));
    expect(courses(first).live).toBe("1");
    expect(() => rollBack(first)).toThrow("no earlier version");
  });

  it("goes back to what was live before, whichever way it became that", () => {
    const chosen = withLive(registryWith("1", "2", "3"), "courses", "1", CHANGE);
    expect(courses(rollBack(chosen)).live).toBe("3");
    const tried = withCanary(chosen, "courses", "2", { weight: 5 }, CHANGE);
    expect(courses(rollBack(withPromoted(tried, "courses", CHANGE))).live).toBe("1");
  });

  it("goes back only to versions that are still there", () => {
    const chosen = withLive(registryWith("1", "2", "3", "4"), "courses", "1", CHANGE);
    const { registry } = withPruned(chosen, "courses", 1, CHANGE);
    expect(courses(registry).versions.map(({ version }) => version)).toEqual(["1", "4"]);
    expect(courses(rollBack(registry)).live).toBe("4");
    expect(versionBefore({ ...courses(registry), live: "4" })).toBe("1");
  });

  it("takes back a canary before it takes back what everybody has", () => {
    const tried = withCanary(registryWith("1", "2", "3"), "courses", "1", { weight: 5 }, CHANGE);
    const back = rollBack(tried);
    expect(courses(back)).toMatchObject({ live: "3", canary: null });
    expect(courses(back).history.at(-1)).toMatchObject({ action: "rollback", version: "3", from: "1" });
    expect(courses(rollBack(back)).live).toBe("2");
  });

  it("refuses a version and a remote that were never shipped, and says which there are", () => {
    expect(() => withLive(registryWith("1", "2"), "courses", "9", CHANGE)).toThrow("Known: 1, 2");
    expect(() => withLive(registryWith("1"), "blog", "1", CHANGE)).toThrow("Known: courses");
    expect(() => withLive(registryWith("1"), "constructor", "1", CHANGE)).toThrow("Known: courses");
  });

  it("keeps the last 200 changes of a remote, and knows the way back from them", () => {
    let registry = registryWith("1", "2");
    for (let round = 0; round < 150; round += 1)
      registry = withLive(withLive(registry, "courses", "1", CHANGE), "courses", "2", CHANGE);
    expect(courses(registry).history).toHaveLength(200);
    expect(courses(rollBack(registry)).live).toBe("1");
  });
});

describe("pruning", () => {
  it("keeps the newest versions, the live one, its canary and the one a rollback goes to", () => {
    const old = withLive(registryWith("1", "2", "3", "4", "5", "6", "7"), "courses", "3", CHANGE);
    const tried = withCanary(old, "courses", "2", { tenants: ["demo"] }, CHANGE);
    const { registry, gone } = withPruned(tried, "courses", 1, CHANGE);
    expect(gone).toEqual(["1", "4", "5", "6"]);
    expect(courses(registry).versions.map(({ version }) => version)).toEqual(["2", "3", "7"]);
    expect(courses(registry).history.at(-1)).toMatchObject({ action: "prune", gone, by: "rina" });
  });

  it("changes nothing where nothing is superfluous", () => {
    const before = registryWith("1", "2", "3");
    expect(withPruned(before, "courses", 3, CHANGE)).toEqual({ registry: before, gone: [] });
    expect(withPruned(before, "courses", 3, CHANGE).registry).toBe(before);
  });
});

import { describe, expect, it } from "@jest/globals";

import { withCanary, withPromoted, withShippedCanary, type CanaryAudience } from "./canaryChanges";
import { withRolledBack, withShipped } from "./changes";
import { isSplit, resolve, type Audience } from "./resolve";
import type { Registry } from "./schema";
import { artefactOf, CHANGE, registryWith } from "./testing/registries";

const EVERYBODY: Audience = { tenant: "main", cohort: null };
const visitor = (cohort: number, tenant = "main"): Audience => ({ tenant, cohort });

const withTrial = (audience: CanaryAudience, before = registryWith("1")): Registry =>
  withShippedCanary(before, artefactOf("2"), audience, CHANGE);

const versionFor = (registry: Registry, audience: Audience): string | undefined =>
  resolve(registry, audience).remotes["courses"]?.version;

describe("resolve", () => {
  it("gives the same release the same id, whichever object it comes from and in whichever order it was shipped", () => {
    const [first, second] = [artefactOf("1", "blog"), artefactOf("1", "sites")];
    const one = withShipped(withShipped(registryWith("1"), first, CHANGE), second, CHANGE);
    const other = withShipped(withShipped(registryWith("1"), second, CHANGE), first, CHANGE);
    expect(resolve(other, EVERYBODY).id).toBe(resolve(one, EVERYBODY).id);
    expect(resolve(structuredClone(one), EVERYBODY).id).toBe(resolve(one, EVERYBODY).id);
  });

  it("gives another id as soon as one version differs", () => {
    const before = registryWith("1", "2");
    expect(resolve(withRolledBack(before, "courses", CHANGE), EVERYBODY).id).not.toBe(resolve(before, EVERYBODY).id);
  });

  it("leaves out a remote whose live version is not known", () => {
    const broken: Registry = {
      ...registryWith("1"),
      remotes: { courses: { live: "9", canary: null, versions: [], history: [] } },
    };
    expect(resolve(broken, EVERYBODY).remotes).toEqual({});
  });

  it("gives a canary to the cohorts below its weight and to nobody else", () => {
    const registry = withTrial({ weight: 10 });
    expect(versionFor(registry, visitor(0))).toBe("2");
    expect(versionFor(registry, visitor(9.999))).toBe("2");
    expect(versionFor(registry, visitor(10))).toBe("1");
    expect(versionFor(registry, EVERYBODY)).toBe("1");
  });

  it("gives a canary of weight 0 to nobody, and one of weight 100 to everybody", () => {
    expect(versionFor(withTrial({ weight: 0 }), visitor(0))).toBe("1");
    expect(versionFor(withTrial({ weight: 100 }), visitor(99.999))).toBe("2");
    expect(versionFor(withTrial({ weight: 100 }), EVERYBODY)).toBe("2");
  });

  it("gives a canary of some sites to everybody there, besides its part of the others", () => {
    const registry = withTrial({ weight: 10, tenants: ["demo"] });
    expect(versionFor(registry, { tenant: "demo", cohort: null })).toBe("2");
    expect(versionFor(registry, visitor(99, "demo"))).toBe("2");
    expect(versionFor(registry, visitor(99))).toBe("1");
    expect(versionFor(registry, visitor(9))).toBe("2");
  });

  it("keeps visitors in the canary when it grows and when the next version takes its place", () => {
    const grown = withCanary(withTrial({ weight: 10 }), "courses", undefined, { weight: 25 }, CHANGE);
    expect(versionFor(grown, visitor(5))).toBe("2");
    const next = withShippedCanary(grown, artefactOf("3"), { weight: 10 }, CHANGE);
    expect(versionFor(next, visitor(5))).toBe("3");
    expect(versionFor(next, visitor(20))).toBe("1");
  });

  it("passes over a canary whose version is not there", () => {
    const registry = withTrial({ weight: 50, tenants: ["demo"] });
    const courses = registry.remotes["courses"];
    if (!courses) throw new Error("no courses");
    const lost = { ...registry, remotes: { courses: { ...courses, versions: courses.versions.slice(0, 1) } } };
    expect(versionFor(lost, visitor(0, "demo"))).toBe("1");
    expect(isSplit(lost, "main")).toBe(false);
  });

  it("gives visitors of a tenant one release more than there are canaries, at most", () => {
    const names = ["blog", "careers", "chat", "courses"];
    const live = names.reduce((before, id) => withShipped(before, artefactOf("1", id), CHANGE), registryWith("1"));
    const registry = names.reduce(
      (before, id, index) => withShippedCanary(before, artefactOf("2", id), { weight: 10 + index * 20 }, CHANGE),
      live,
    );
    const cohorts = Array.from({ length: 1000 }, (_, index) => index / 10);
    const releases = new Set(cohorts.map((cohort) => resolve(registry, visitor(cohort)).id));
    expect(releases.size).toBe(names.length + 1);
  });

  it("gives the same object while neither the registry nor the canaries change, and what was promoted as what it is", () => {
    const registry = withTrial({ weight: 10 });
    expect(resolve(registry, visitor(3))).toBe(resolve(registry, visitor(7, "demo")));
    expect(resolve(registry, visitor(30))).toBe(resolve(registry, EVERYBODY));
    expect(resolve(withPromoted(registry, "courses", CHANGE), EVERYBODY).id).toBe(resolve(registry, visitor(3)).id);
  });
});

describe("isSplit", () => {
  it("is so only while some visitors of this tenant get what others do not", () => {
    expect(isSplit(registryWith("1"), "main")).toBe(false);
    expect(isSplit(withTrial({ weight: 10 }), "main")).toBe(true);
    expect(isSplit(withTrial({ weight: 0, tenants: ["demo"] }), "main")).toBe(false);
    expect(isSplit(withTrial({ weight: 0, tenants: ["demo"] }), "demo")).toBe(false);
    expect(isSplit(withTrial({ weight: 10, tenants: ["demo"] }), "demo")).toBe(false);
    expect(isSplit(withTrial({ weight: 100 }), "main")).toBe(false);
  });
});

import { describe, expect, it } from "@jest/globals";

import { withAborted, withCanary, withPromoted, withShippedCanary } from "./canaryChanges";
import { remoteOf, withLive, withShipped } from "./changes";
import { EMPTY_REGISTRY, Registry } from "./schema";
import { artefactOf, CHANGE, registryWith } from "./testing/registries";

const courses = (registry: Registry) => remoteOf(registry, "courses");
const tried = withShippedCanary(registryWith("1"), artefactOf("2"), { weight: 10 }, CHANGE);
const LATER = { ...CHANGE, at: new Date("2026-11-21T09:00:00Z") };

describe("a canary", () => {
  it("is known and on trial, beside the version that stays live", () => {
    expect(courses(tried)).toMatchObject({
      live: "1",
      canary: { version: "2", weight: 10, tenants: [], since: "2026-11-21T08:00:00.000Z" },
    });
    expect(courses(tried).versions.map(({ version }) => version)).toEqual(["1", "2"]);
    expect(courses(tried).history.at(-1)).toMatchObject({
      action: "canary",
      version: "2",
      from: "1",
      audience: { weight: 10, tenants: [] },
    });
  });

  it("can be for a part of all visitors and for everybody of some sites at once", () => {
    const both = withShippedCanary(registryWith("1"), artefactOf("2"), { weight: 10, tenants: ["demo"] }, CHANGE);
    expect(courses(both).canary).toMatchObject({ weight: 10, tenants: ["demo"] });
  });

  it("keeps what is not changed about its audience, and since when it is on trial", () => {
    const wider = withCanary(tried, "courses", undefined, { tenants: ["demo"] }, LATER);
    expect(courses(wider).canary).toMatchObject({ weight: 10, tenants: ["demo"], since: "2026-11-21T08:00:00.000Z" });
    const all = withCanary(wider, "courses", undefined, { weight: 50 }, LATER);
    expect(courses(all).canary).toMatchObject({ weight: 50, tenants: ["demo"] });
    expect(withCanary(all, "courses", undefined, { weight: 50 }, LATER)).toBe(all);
  });

  it("begins anew with nobody's audience where another version takes its place", () => {
    const next = withShippedCanary(tried, artefactOf("3"), { tenants: ["demo"] }, LATER);
    expect(courses(next).canary).toEqual({
      version: "3",
      weight: 0,
      tenants: ["demo"],
      since: "2026-11-21T09:00:00.000Z",
    });
    expect(courses(next).history.at(-1)).toMatchObject({ version: "3", from: "2" });
  });

  it("becomes live for everybody when it is promoted", () => {
    const promoted = withPromoted(tried, "courses", LATER);
    expect(courses(promoted)).toMatchObject({ live: "2", canary: null });
    expect(courses(promoted).history.at(-1)).toMatchObject({ action: "promote", version: "2", from: "1" });
  });

  it("ends where another version becomes live for everybody", () => {
    expect(courses(withShipped(tried, artefactOf("3"), LATER))).toMatchObject({ live: "3", canary: null });
    expect(courses(withLive(tried, "courses", "1", LATER))).toMatchObject({ live: "1", canary: null });
  });

  it("takes itself back with the reason in the history", () => {
    const aborted = withAborted(tried, "courses", "2", "7 of 90 pages failed, 0 of 800 before", LATER.at);
    expect(courses(aborted)).toMatchObject({ live: "1", canary: null });
    expect(courses(aborted).history.at(-1)).toEqual({
      at: "2026-11-21T09:00:00.000Z",
      action: "abort",
      version: "2",
      from: "1",
      by: "serambi",
      why: "7 of 90 pages failed, 0 of 800 before",
    });
  });

  it("is taken back once, and never another one in its place", () => {
    const aborted = withAborted(tried, "courses", "2", "worse", LATER.at);
    expect(withAborted(aborted, "courses", "2", "worse", LATER.at)).toBe(aborted);
    const next = withShippedCanary(tried, artefactOf("3"), { weight: 10 }, LATER);
    expect(withAborted(next, "courses", "2", "worse", LATER.at)).toBe(next);
    expect(withAborted(next, "blog", "2", "worse", LATER.at)).toBe(next);
  });

  it("needs a live version beside it, a version that is known, and one that is not live itself", () => {
    expect(() => withShippedCanary(EMPTY_REGISTRY, artefactOf("1"), { weight: 10 }, CHANGE)).toThrow(
      "no live version yet",
    );
    expect(() => withShippedCanary(tried, artefactOf("1"), { weight: 10 }, CHANGE)).toThrow("live already");
    expect(() => withCanary(tried, "courses", "1", { weight: 10 }, CHANGE)).toThrow("live already");
    expect(() => withCanary(tried, "courses", "9", { weight: 10 }, CHANGE)).toThrow("Known: 1, 2");
    expect(() => withCanary(registryWith("1"), "courses", undefined, { weight: 10 }, CHANGE)).toThrow("has no canary");
    expect(() => withPromoted(registryWith("1"), "courses", CHANGE)).toThrow("no canary to promote");
  });

  it("is written in a form that is read back as it was", () => {
    expect(Registry.parse(JSON.parse(JSON.stringify(tried)))).toEqual(tried);
  });
});

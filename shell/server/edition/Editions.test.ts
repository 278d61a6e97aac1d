import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { editionOf } from "../testing/editionOf";
import { loadedRelease } from "../testing/loadedRelease";

const { release } = loadedRelease([{ id: "courses", paths: ["/Courses", "/Pesilat/Class"] }]);
const tenant = fakeTenant({
  settings: { routes: ["/Courses", "/Pesilat/Class", "/Blog"], analytics: { measurementId: "G-OWN" } },
});
const site = editionOf(tenant);

describe("the editions of a site", () => {
  it("are one object for equal wishes, however they are come by", () => {
    const first = site.in(release).with({ isPesilat: true });
    expect(site.with({ isPesilat: true, measuredAs: undefined }).in({ ...release })).toBe(first);
    expect(site.with({ isPesilat: false })).toBe(site);
  });

  it("are another one for each host, language, variant, measurement, page of the workshop and release", () => {
    const changes = [
      { origin: "http://alias.localhost" },
      { language: "en" },
      { isPesilat: true },
      { measuredAs: null },
      { measuredAs: "G-OTHER" },
      { workshop: {} },
      { workshop: { layout: "media" } },
      { release },
      { release: { ...release, id: "r2" } },
    ] as const;
    expect(new Set([site, ...changes.map((change) => site.with(change))]).size).toBe(changes.length + 1);
  });

  it("name by the same digest what says the same, in every process and on every host", () => {
    expect(editionOf(structuredClone(tenant)).in(release).digest).toBe(site.in(release).digest);
    expect(site.with({ origin: "http://alias.localhost" }).digest).toBe(site.digest);
    expect(site.with({ measuredAs: null }).digest).not.toBe(site.digest);
  });

  it("have no route without a release, and those of the host's variant with one", () => {
    expect(site.routes).toEqual([]);
    expect(site.in(release).tenant.settings.routes).toEqual(["/Courses", "/Pesilat/Class"]);
    const { settings } = site.with({ isPesilat: true }).in(release).tenant;
    expect([settings.layout, settings.routes]).toEqual(["pesilat", ["/Pesilat/Class"]]);
  });

  it("stay few, however many hosts are invented: those made first are made anew", () => {
    for (let port = 1; port <= 30; port += 1) site.with({ origin: `http://main.localhost:${port}` });
    const { origin } = site.tenant;
    const anew = site.with({ origin });
    expect(anew).not.toBe(site);
    expect(anew.tenant).toEqual(site.tenant);
  });
});

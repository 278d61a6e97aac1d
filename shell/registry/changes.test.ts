import { describe, expect, it } from "@jest/globals";

import type { StoredArtefact } from "./ArtefactStore";
import { versionBefore, withLive, withShipped } from "./changes";
import { resolve } from "./resolve";
import { EMPTY_REGISTRY, type Registry } from "./schema";

const HASH = `sha384-${"A".repeat(64)}`;
const change = { at: new Date("2026-11-21T08:00:00Z"), by: "rina", why: "new filter" };

const artefact = (id: string, version: string): StoredArtefact => ({
  sha384: HASH,
  artefact: {
    format: 1,
    id,
    version,
    contract: 1,
    builtAgainst: {},
    container: `serambi_${id}`,
    entry: "web/remoteEntry.js",
    server: "server/remote.cjs",
    files: {},
    base: { js: [], css: [] },
    messages: {},
    pages: [{ id: "list", paths: ["/Courses"], chunks: { js: [], css: [] } }],
    slots: [{ name: `${id}.featured.v1`, minHeightRem: 20, props: {}, chunks: { js: [], css: [] } }],
  },
});

const shipped = (...versions: string[]): Registry =>
  versions.reduce((registry, version) => withShipped(registry, artefact("courses", version), change), EMPTY_REGISTRY);

describe("the registry", () => {
  it("makes a shipped version live and keeps who, when and why", () => {
    const { live, history } = shipped("1", "2").remotes["courses"] ?? { live: "", history: [] };
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
    const before = shipped("1");
    expect(withShipped(before, artefact("courses", "1"), change)).toBe(before);
  });

  it("goes back one version at a time", () => {
    const first = withLive(shipped("1", "2", "3"), "courses", "2", "rollback", change);
    expect(versionBefore(first, "courses")).toBe("1");
  });

  it("does not go back beyond the first version", () => {
    expect(() => versionBefore(shipped("1"), "courses")).toThrow("no earlier version");
  });

  it("refuses a version and a remote that were never shipped, and says which there are", () => {
    expect(() => withLive(shipped("1", "2"), "courses", "9", "live", change)).toThrow("Known: 1, 2");
    expect(() => withLive(shipped("1"), "blog", "1", "live", change)).toThrow("Known: courses");
  });
});

describe("resolve", () => {
  const audience = { tenant: "main", cohort: "" };

  it("gives the same release the same id, whichever object it comes from", () => {
    expect(resolve(shipped("1", "2"), audience).id).toBe(resolve(structuredClone(shipped("1", "2")), audience).id);
  });

  it("gives another id as soon as one version differs", () => {
    const before = shipped("1", "2");
    expect(resolve(withLive(before, "courses", "1", "rollback", change), audience).id).not.toBe(
      resolve(before, audience).id,
    );
  });

  it("leaves out a remote whose live version is not known", () => {
    const registry = shipped("1");
    const broken: Registry = {
      ...registry,
      remotes: { courses: { live: "9", canary: null, versions: [], history: [] } },
    };
    expect(resolve(broken, audience).remotes).toEqual({});
  });
});

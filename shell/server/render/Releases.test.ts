import { beforeEach, describe, expect, it } from "@jest/globals";

import { withShippedCanary } from "../../registry/canaryChanges";
import { withShipped } from "../../registry/changes";
import { withPruned } from "../../registry/prune";
import { resolve, type Release } from "../../registry/resolve";
import type { Registry } from "../../registry/schema";
import { artefactOf, CHANGE, registryWith } from "../../registry/testing/registries";
import { Releases, type ServedRelease } from "./Releases";
import type { LoadProblem } from "./Renderer";
import { RenderInterrupted } from "./RenderInterrupted";
import { RestingRemotes } from "./RestingRemotes";

const versionIn = ({ release }: ServedRelease): string | undefined => release.remotes["courses"]?.version;

describe("Releases", () => {
  let now: number;
  let registry: Registry;
  let bad: Set<string>;
  /** Versions whose code holds the process up while it is loaded. */
  let blocking: Set<string>;
  let trust: object;
  let generation: number;
  let loads: string[];
  let problems: LoadProblem[];
  let resting: RestingRemotes;
  let releases: Releases;
  /** How often the process ends by itself while it loads. */
  let deaths: number;

  /** Resolves when a version that takes long has been loaded. */
  let slow: Promise<void>;

  const load = async (release: Release) => {
    await slow;
    const version = release.remotes["courses"]?.version ?? "none";
    if (release.absent?.includes("courses")) return { problems: [] };
    loads.push(version);
    if (deaths > 0) {
      deaths -= 1;
      throw new RenderInterrupted("ended", null);
    }
    const culprit = { remote: "courses", version };
    if (blocking.has(version)) {
      resting.rest(culprit);
      throw new RenderInterrupted("blocked", culprit);
    }
    return { problems: bad.has(version) ? [{ ...culprit, phase: "evaluate" as const, error: new Error("bad") }] : [] };
  };

  beforeEach(() => {
    [now, generation, deaths] = [0, 1, 0];
    registry = registryWith("1", "2", "3");
    slow = Promise.resolve();
    [bad, blocking, trust, loads, problems] = [new Set(), new Set(), {}, [], []];
    resting = new RestingRemotes({ now: () => now });
    releases = new Releases({
      registry: { read: () => Promise.resolve(registry) },
      renderer: { load },
      resting,
      readTrust: () => trust,
      onProblem: (problem) => problems.push(problem),
      generation: () => generation,
      now: () => now,
      patienceMs: 1,
    });
  });

  const current = () => releases.current("main");

  it("loads a release once, also for many who ask at once", async () => {
    const answers = await Promise.all([current(), current(), current()]);
    expect(new Set(answers.map(({ release }) => release)).size).toBe(1);
    expect(await current()).toMatchObject({ release: answers[0]?.asked, resting: [] });
    expect(loads).toEqual(["3"]);
  });

  it("goes on with the release before while another one is long in coming", async () => {
    await current();
    let come = (): void => undefined;
    slow = new Promise((done) => (come = done));
    registry = registryWith("1", "2", "3", "4");
    expect(versionIn(await current())).toBe("3");
    come();
    await slow;
    expect(versionIn(await current())).toBe("4");
  });

  it("goes on with nothing that must not run any more, however long the next release takes", async () => {
    await current();
    let come = (): void => undefined;
    slow = new Promise((done) => (come = done));
    trust = {};
    const coming = current();
    setTimeout(come, 20);
    expect((await coming).asked).toBe((await current()).asked);
    expect(loads).toEqual(["3", "3"]);
  });

  it("goes on with the last good version, through several bad ones, and says which are bad", async () => {
    bad = new Set(["3", "2"]);
    const { release, asked } = await current();
    expect([release, asked].map(({ remotes }) => remotes["courses"]?.version)).toEqual(["1", "3"]);
    expect(release.id).not.toBe(asked.id);
    expect(problems.map(({ version, phase }) => `${version} ${phase}`)).toEqual(["3 evaluate", "2 evaluate"]);
    expect(await releases.isReady()).toBe(true);
  });

  it("is not ready where no version loads, and still has a release", async () => {
    bad = new Set(["1", "2", "3"]);
    expect(await releases.isReady()).toBe(false);
    expect((await current()).release.remotes["courses"]).toBeDefined();
  });

  it("tries a bad version again after two seconds", async () => {
    bad.add("3");
    expect(versionIn(await current())).toBe("2");
    bad.clear();
    now = 1_999;
    expect(versionIn(await current())).toBe("2");
    now = 2_000;
    expect(versionIn(await current())).toBe("3");
  });

  it("goes on without code that blocks while it is loaded, and does not load it again", async () => {
    blocking.add("3");
    const found = await current();
    expect(versionIn(found)).toBe("2");
    expect(found.resting).toEqual([{ remote: "courses", version: "3" }]);
    await current();
    expect(loads).toEqual(["3", "2"]);
    expect(problems).toEqual([]);
  });

  it("leaves the code out where no version is left that may run", async () => {
    blocking = new Set(["1", "2", "3"]);
    const { release, asked } = await current();
    expect(release.absent).toEqual(["courses"]);
    expect(release.id).not.toBe(asked.id);
  });

  it("decides anew when a version is put to rest, and when it wakes", async () => {
    const version = { remote: "courses", version: "3" };
    expect(versionIn(await current())).toBe("3");
    resting.rest(version);
    expect(versionIn(await current())).toBe("2");
    resting.wake(version);
    expect(versionIn(await current())).toBe("3");
  });

  it("loads anew when another trust counts, and behind the visitor's back when another process renders", async () => {
    await current();
    trust = {};
    bad.add("3");
    expect(versionIn(await current())).toBe("2");
    [now, bad] = [2_000, new Set()];
    expect(versionIn(await current())).toBe("3");
    generation = 2;
    bad.add("3");
    expect(versionIn(await current())).toBe("3");
    await new Promise(setImmediate);
    expect(versionIn(await current())).toBe("2");
  });

  it("goes back from a bad canary to the live version", async () => {
    registry = withShippedCanary(registry, artefactOf("4"), { tenants: ["main"] }, CHANGE);
    bad.add("4");
    expect(versionIn(await current())).toBe("3");
    bad.clear();
    now = 2_000;
    expect(versionIn(await current())).toBe("4");
    expect(versionIn(await releases.current("demo"))).toBe("3");
  });

  it("loads once more where the process ended by nobody's fault, and gives up after three times", async () => {
    deaths = 2;
    expect(versionIn(await current())).toBe("3");
    expect(loads).toEqual(["3", "3", "3"]);
    trust = {};
    deaths = 3;
    await expect(current()).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
    expect(versionIn(await current())).toBe("3");
  });

  describe("of an id", () => {
    it("is the one that a page was opened under, after others were shipped", async () => {
      const { release } = await current();
      registry = withShipped(registry, artefactOf("4"), CHANGE);
      expect((await current()).release.id).not.toBe(release.id);
      expect(await releases.ofId(release.id)).toMatchObject({ release: { id: release.id } });
      expect(versionIn((await releases.ofId(release.id)) ?? (await current()))).toBe("3");
    });

    it("is none where there was no such release, or a version of it is not stored any more", async () => {
      expect(await releases.ofId("0123456789abcdef")).toBeNull();
      const { release } = await current();
      const versions = ["4", "5", "6", "7", "8", "9"];
      registry = versions.reduce((before, version) => withShipped(before, artefactOf(version), CHANGE), registry);
      registry = withPruned(registry, "courses", 1, CHANGE).registry;
      expect(await releases.ofId(release.id)).toBeNull();
    });

    it("is none where a version of it cannot be loaded, or rests: not another one in its place", async () => {
      const { release } = await current();
      registry = withShipped(registry, artefactOf("4"), CHANGE);
      resting.rest({ remote: "courses", version: "3" });
      expect(await releases.ofId(release.id)).toBeNull();
      registry = withShipped(registryWith("1", "2", "5"), artefactOf("6"), CHANGE);
      bad.add("5");
      expect(await releases.ofId(resolve(registryWith("1", "2", "5"), { tenant: "", cohort: null }).id)).toBeNull();
    });
  });
});

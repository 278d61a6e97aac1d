import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { withAborted } from "../../registry/canaryChanges";
import { withLive, withTakenBack } from "../../registry/changes";
import { RegistryFile } from "../../registry/RegistryFile";
import { Metrics } from "../health/Metrics";
import { changeRegistry } from "./changeRegistry";
import { RemoteMetrics } from "./RemoteMetrics";
import { RemoteWatch, type WatchedFailure } from "./RemoteWatch";
import { registryOf } from "./testing/registryOf";

const CANARY = { remote: "courses", version: "2" };

let dataDir: string;
let aborts: Promise<boolean>[];

/** One of several processes over the same data. */
const makeProcess = (): RemoteWatch => {
  const metrics = new Metrics();
  const registry = new RegistryFile(dataDir);
  return new RemoteWatch({
    metrics: new RemoteMetrics(metrics.registry, metrics.tenantLabel),
    readRegistry: registry.read,
    abort: (remote, version, reason) => {
      const abort = changeRegistry(registry, (known) => withAborted(known, remote, version, reason, new Date()));
      aborts.push(abort);
      return abort;
    },
    takeBack: (remote, version, why) => {
      const change = { at: new Date(), by: "serambi", why };
      const back = changeRegistry(registry, (known) => withTakenBack(known, remote, version, change));
      aborts.push(back);
      return back;
    },
    sizeOf: () => Promise.resolve({ web: 0, server: 0 }),
    vitalsSample: 0,
  });
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "serambi-watch-"));
  aborts = [];
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

it("a canary that two processes find worse is taken back once, and both follow", async () => {
  await new RegistryFile(dataDir).update(() => registryOf(["2", "1"], {}));
  const processes = [makeProcess(), makeProcess()];
  for (const watch of processes) {
    await watch.readRegistry();
    expect(watch.sampleOf(["courses"])).toBe(1);
    watch.unusable({ ...CANARY, phase: "evaluate" });
  }
  const done = await Promise.all(aborts);
  expect([done.length, done.filter(Boolean).length]).toEqual([2, 1]);
  const { courses } = (await new RegistryFile(dataDir).read()).remotes;
  expect(courses?.canary).toBeNull();
  expect(courses?.history).toEqual([
    expect.objectContaining({ action: "abort", version: "2", by: "serambi", why: "its server bundle does not run" }),
  ]);
  for (const watch of processes) {
    await watch.readRegistry();
    expect(watch.sampleOf(["courses"])).toBe(0);
  }
});

describe("a live version", () => {
  const [BEFORE, SHIPPED] = ["1", "2"];
  const change = { at: new Date("2026-01-03T00:00:00Z"), by: "team", why: "" };

  /** Pages of a version on the server, all of them failed. */
  const fail = (watch: RemoteWatch, version: string, pages: number, more: Partial<WatchedFailure> = {}): void => {
    for (let page = 0; page < pages; page += 1) {
      watch.failed({ remote: "courses", version, tenant: "main", phase: "render", where: "server", ...more });
      watch.shown("main", [{ remote: "courses", version }]);
    }
  };

  /** A process that saw the version before, and the registry in which its successor was shipped. */
  const ship = async (): Promise<RemoteWatch> => {
    const file = new RegistryFile(dataDir);
    const known = registryOf([SHIPPED, BEFORE]);
    const history = [
      { at: change.at.toISOString(), action: "ship" as const, version: BEFORE, from: null, by: "team", why: "" },
    ];
    await file.update(() => ({
      ...known,
      remotes: Object.fromEntries(Object.entries(known.remotes).map(([id, remote]) => [id, { ...remote, history }])),
    }));
    const watch = makeProcess();
    await watch.readRegistry();
    for (let page = 0; page < 100; page += 1) watch.shown("main", [{ remote: "courses", version: BEFORE }]);
    await file.update((stored) => withLive(stored, "courses", SHIPPED, change));
    await watch.readRegistry();
    return watch;
  };

  const live = async () => (await new RegistryFile(dataDir).read()).remotes["courses"];

  it("of which all pages fail goes back to the one before, which stays whatever it does", async () => {
    const watch = await ship();
    fail(watch, SHIPPED, 5);
    await Promise.all(aborts);
    expect(await live()).toMatchObject({ live: BEFORE });
    expect((await live())?.history.at(-1)).toMatchObject({
      action: "rollback",
      version: BEFORE,
      from: SHIPPED,
      by: "serambi",
    });
    await watch.readRegistry();
    fail(watch, BEFORE, 100);
    expect(aborts.length).toBe(1);
  });

  it("stays where browsers say that it fails, or hosts could not answer", async () => {
    const watch = await ship();
    fail(watch, SHIPPED, 50, { where: "browser" });
    fail(watch, SHIPPED, 50, { phase: "loader", isOfHost: true });
    expect(aborts).toEqual([]);
    expect(await live()).toMatchObject({ live: SHIPPED });
  });
});

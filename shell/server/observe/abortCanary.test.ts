import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "@jest/globals";

import { RegistryFile } from "../../registry/RegistryFile";
import { Metrics } from "../health/Metrics";
import { abortCanary } from "./abortCanary";
import { RemoteMetrics } from "./RemoteMetrics";
import { RemoteWatch } from "./RemoteWatch";
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
      const abort = abortCanary(registry, remote, version, reason);
      aborts.push(abort);
      return abort;
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

import { beforeEach, describe, expect, it } from "@jest/globals";

import type { Registry } from "../../registry/schema";
import { Metrics } from "../health/Metrics";
import { RemoteMetrics } from "./RemoteMetrics";
import { RemoteWatch, type WatchedFailure } from "./RemoteWatch";
import { registryOf } from "./testing/registryOf";

const LIVE = { remote: "courses", version: "1" };
const CANARY = { remote: "courses", version: "2" };
const SINCE = "2026-01-02T00:00:00.000Z";

let registry: Registry;
let metrics: Metrics;
let watch: RemoteWatch;
let aborts: string[];
let told: object[];
let isLocked: boolean;
let nowMs: number;

beforeEach(async () => {
  registry = registryOf(["2", "1"], {});
  metrics = new Metrics();
  aborts = [];
  told = [];
  isLocked = false;
  nowMs = 1_000_000;
  watch = new RemoteWatch({
    metrics: new RemoteMetrics(metrics.registry, metrics.tenantLabel),
    readRegistry: () => Promise.resolve(registry),
    abort: (remote, version, reason) => {
      if (isLocked) return Promise.reject(new Error("The registry is locked"));
      aborts.push(`${remote}@${version}: ${reason}`);
      return Promise.resolve(true);
    },
    takeBack: (remote, version, reason) => {
      aborts.push(`live ${remote}@${version}: ${reason}`);
      return Promise.resolve(true);
    },
    sizeOf: (_, version) => Promise.resolve({ web: 1_000 * Number(version), server: 70_000 }),
    vitalsSample: 0.1,
    now: () => nowMs,
  });
  watch.listen({
    loaded: (version) => told.push({ loaded: version }),
    aborted: (canary) => told.push({ aborted: canary }),
    takenBack: (live) => told.push({ takenBack: live }),
    failedToAbort: (canary) => told.push({ failedToAbort: canary }),
  });
  await watch.readRegistry();
});

const series = async (name: string): Promise<string[]> =>
  (await metrics.registry.metrics()).split("\n").filter((line) => line.startsWith(name));

/** Lets what was begun come to its end. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const fail = (more: Partial<WatchedFailure> = {}): void =>
  watch.failed({ ...CANARY, tenant: "main", phase: "render", where: "server", ...more });

/** So many pages of the live version, all of them good. */
const showLive = (times: number): void => {
  for (let n = 0; n < times; n += 1) watch.shown("main", [LIVE]);
};

describe("the metrics of remotes", () => {
  it("count pages, failures and times by remote, version and tenant", async () => {
    watch.shown("main", [LIVE]);
    watch.shown("demo", [LIVE, CANARY]);
    fail({ ...LIVE, phase: "chunk", where: "browser" });
    watch.unusable({ ...CANARY, phase: "artefact" });
    watch.loaded({ ...LIVE, ms: 30 });
    expect(await series("serambi_remote_views_total")).toEqual([
      'serambi_remote_views_total{remote="courses",version="1",tenant="main"} 1',
      'serambi_remote_views_total{remote="courses",version="1",tenant="demo"} 1',
      'serambi_remote_views_total{remote="courses",version="2",tenant="demo"} 1',
    ]);
    expect(await series("serambi_remote_failures_total")).toEqual([
      'serambi_remote_failures_total{remote="courses",version="1",tenant="main",where="browser"} 1',
      'serambi_remote_failures_total{remote="courses",version="2",tenant="none",where="server"} 1',
    ]);
    expect(await series("serambi_remote_failure_phases_total")).toEqual([
      'serambi_remote_failure_phases_total{remote="courses",version="1",phase="chunk",where="browser"} 1',
      'serambi_remote_failure_phases_total{remote="courses",version="2",phase="artefact",where="server"} 1',
    ]);
    expect(await series("serambi_remote_load_seconds_sum")).toEqual([
      'serambi_remote_load_seconds_sum{remote="courses",version="1",where="server"} 0.03',
    ]);
    expect(told).toEqual([{ loaded: { ...LIVE, ms: 30 } }]);
  });

  it("say what live versions and canaries weigh, and how many visitors a canary is for", async () => {
    expect((await series("serambi_remote_bytes")).toSorted()).toEqual([
      'serambi_remote_bytes{remote="courses",version="1",part="server"} 70000',
      'serambi_remote_bytes{remote="courses",version="1",part="web"} 1000',
      'serambi_remote_bytes{remote="courses",version="2",part="server"} 70000',
      'serambi_remote_bytes{remote="courses",version="2",part="web"} 2000',
    ]);
    expect(await series("serambi_canary_weight")).toEqual(['serambi_canary_weight{remote="courses",version="2"} 10']);
    registry = registryOf(["2", "1"]);
    await watch.readRegistry();
    expect(await series("serambi_canary_weight")).toEqual([]);
  });

  it("rate what browsers measured, by tenant and by the remotes of the page", async () => {
    const remotes = [{ ...LIVE, loadMs: 250 }];
    watch.measured({ tenant: "main", remotes, values: { LCP: 2_600, CLS: 0.02, INP: 600 } });
    expect(await series("serambi_vitals_rated_total")).toEqual([
      'serambi_vitals_rated_total{vital="LCP",rating="middling",tenant="main"} 1',
      'serambi_vitals_rated_total{vital="INP",rating="poor",tenant="main"} 1',
      'serambi_vitals_rated_total{vital="CLS",rating="good",tenant="main"} 1',
    ]);
    expect(await series("serambi_vitals_lcp_seconds_sum")).toEqual([
      'serambi_vitals_lcp_seconds_sum{remote="courses",version="1"} 2.6',
    ]);
    expect(await series("serambi_vitals_cls_sum")).toEqual([
      'serambi_vitals_cls_sum{remote="courses",version="1"} 0.02',
    ]);
    expect(await series("serambi_remote_load_seconds_sum")).toEqual([
      'serambi_remote_load_seconds_sum{remote="courses",version="1",where="browser"} 0.25',
    ]);
  });

  it("have one name for all that is not registered, whatever browsers invent", async () => {
    for (let n = 0; n < 50; n += 1) fail({ remote: `invented-${n}`, version: `${n}`, where: "browser" });
    fail({ remote: "courses", version: "99", where: "browser" });
    fail({ remote: "shell", version: "", where: "browser" });
    expect(await series("serambi_remote_failures_total")).toEqual([
      'serambi_remote_failures_total{remote="unknown",version="unknown",tenant="main",where="browser"} 51',
      'serambi_remote_failures_total{remote="shell",version="",tenant="main",where="browser"} 1',
    ]);
  });

  it("end with a version that nobody gets any more", async () => {
    watch.shown("main", [LIVE]);
    watch.loaded({ ...LIVE, ms: 30 });
    registry = registryOf(["1", "3", "4", "5", "6", "7"]);
    await watch.readRegistry();
    watch.shown("main", [{ remote: "courses", version: "7" }]);
    await settle();
    expect(await series("serambi_remote_views_total")).toEqual([
      'serambi_remote_views_total{remote="courses",version="7",tenant="main"} 1',
    ]);
    expect(await series("serambi_remote_load_seconds_count")).toEqual([]);
  });

  it("stay few, however many tenants there are", async () => {
    for (let n = 0; n < 500; n += 1) watch.shown(`tenant-${n}`, [LIVE]);
    const all = await series("serambi_remote_views_total");
    expect(all.length).toBeLessThanOrEqual(201);
    expect(all).toContain('serambi_remote_views_total{remote="courses",version="1",tenant="other"} 300');
  });
});

describe("a canary that is worse", () => {
  it("is taken back once, and that is told and counted", async () => {
    showLive(40);
    for (let n = 0; n < 20; n += 1) {
      watch.shown("main", [CANARY]);
      fail();
    }
    await settle();
    expect(aborts).toEqual(["courses@2: failed in 5 of 5 pages (100.0 %), the live version in 0 of 40 pages (0.0 %)"]);
    expect(told).toEqual([{ aborted: { ...CANARY, reason: expect.stringContaining("failed in 5 of 5") } }]);
    expect(await series("serambi_canary_aborts_total")).toEqual(['serambi_canary_aborts_total{remote="courses"} 1']);
  });

  it("is tried to be taken back again while the registry cannot be changed", async () => {
    isLocked = true;
    showLive(40);
    for (let n = 0; n < 5; n += 1) fail();
    await settle();
    expect(told).toEqual([{ failedToAbort: { ...CANARY, error: expect.any(Error) } }]);
    isLocked = false;
    fail();
    await settle();
    expect(aborts).toHaveLength(1);
  });

  it.each(["blocked", "signature", "integrity", "evaluate", "contract"] as const)(
    "is taken back at once where the server cannot use it: %s",
    async (phase) => {
      watch.unusable({ ...LIVE, phase });
      expect(aborts).toEqual([]);
      watch.unusable({ ...CANARY, phase });
      await settle();
      expect(aborts).toHaveLength(1);
    },
  );

  it("is taken back at once where it held the server up, and not because a browser says so", async () => {
    fail({ phase: "blocked", where: "browser" });
    expect(aborts).toEqual([]);
    fail({ phase: "blocked" });
    await settle();
    expect(aborts).toEqual(["courses@2: it took more time or memory on the server than a remote may"]);
  });

  it("is not taken back because its store is down, or because the live version fails", async () => {
    watch.unusable({ ...CANARY, phase: "artefact" });
    showLive(40);
    for (let n = 0; n < 40; n += 1) fail(LIVE);
    await settle();
    expect(aborts).toEqual([]);
  });

  it("has each page counted once, however often it fails in it", async () => {
    showLive(40);
    for (let n = 0; n < 30; n += 1) watch.shown("main", [CANARY]);
    fail();
    for (let n = 0; n < 30; n += 1) fail({ isRepeat: true });
    await settle();
    expect(aborts).toEqual([]);
  });

  it("is not taken back by one address or two, and by three only as fast as pages are seen", async () => {
    showLive(1_000);
    const say = (from: string) => fail({ where: "browser", from });
    for (let n = 0; n < 50; n += 1) {
      say("10.0.0.1");
      say("10.0.0.2");
      nowMs += 60_000;
    }
    for (let n = 0; n < 50; n += 1) say("10.0.0.1");
    await settle();
    expect(aborts).toEqual([]);
    say("10.0.0.3");
    await settle();
    expect(aborts).toHaveLength(1);
  });

  it("is compared with the live version of the same time: what was before its beginning does not count", async () => {
    showLive(1_000);
    registry = registryOf(["2", "1"], { since: "2026-01-03T00:00:00.000Z" });
    await watch.readRegistry();
    for (let n = 0; n < 10; n += 1) watch.shown("main", [CANARY]);
    for (let n = 0; n < 5; n += 1) fail();
    await settle();
    expect(aborts).toEqual([]);
  });

  it("keeps what is known of it when its weight changes", async () => {
    showLive(40);
    for (let n = 0; n < 4; n += 1) fail();
    registry = registryOf(["2", "1"], { weight: 25, since: SINCE });
    await watch.readRegistry();
    fail();
    await settle();
    expect(aborts).toHaveLength(1);
  });
});

describe("measuring in browsers", () => {
  const measure = (version: typeof LIVE, tenant: string, LCP: number): void => {
    for (let n = 0; n < 100; n += 1) watch.measured({ tenant, remotes: [version], values: { LCP } });
  };

  it("is a sample of all views, and all of them while the page has a canary", async () => {
    expect(watch.sampleOf(["courses", "sites"])).toBe(1);
    expect(watch.sampleOf(["sites"])).toBe(0.1);
    registry = registryOf(["2", "1"]);
    await watch.readRegistry();
    expect(watch.sampleOf(["courses", "sites"])).toBe(0.1);
  });

  it("takes a canary back whose pages come much later", async () => {
    measure(LIVE, "main", 1_000);
    measure(CANARY, "main", 3_000);
    await settle();
    expect(aborts).toEqual(["courses@2: LCP is 3000 ms at the 75th percentile, the live version's 1000 ms"]);
  });

  it("compares nothing of sites on which everybody has the canary", async () => {
    registry = registryOf(["2", "1"], { tenants: ["demo"] });
    await watch.readRegistry();
    measure(LIVE, "main", 1_000);
    measure(CANARY, "demo", 3_000);
    await settle();
    expect(aborts).toEqual([]);
  });
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { chromium } from "playwright-core";

import { BROWSER_FLAGS } from "../fixtures/findBrowser.mjs";
import { Traffic } from "./Traffic.mjs";

/** Slow 4G, and a processor four times slower than this one. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
export const CPU_RATE = 4;
const QUIET_MS = 1000;
const LONG_TASK_MS = 50;

/** Runs in the page before its own scripts. */
const observe = () => {
  const seen = { lcp: null, cls: 0, tasks: [] };
  window.__bench = seen;
  const on = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  on("largest-contentful-paint", ({ startTime }) => (seen.lcp = startTime));
  on("longtask", ({ startTime, duration }) => seen.tasks.push([startTime, startTime + duration]));
  // The worst window of at most 5 s with gaps under 1 s, as the metric is defined.
  const window_ = { sum: 0, first: 0, last: 0 };
  on("layout-shift", ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return;
    const isSame = startTime - window_.last < 1000 && startTime - window_.first < 5000;
    Object.assign(window_, isSame ? { sum: window_.sum + value } : { sum: value, first: startTime }, {
      last: startTime,
    });
    seen.cls = Math.max(seen.cls, window_.sum);
  });
};

const read = () => ({
  fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null,
  lcp: window.__bench.lcp,
  cls: window.__bench.cls,
  tasks: window.__bench.tasks,
});

/** What a long task takes from the visitor after a point in time: all of it above 50 ms. */
const blockingOf = ([start, end], from) => Math.max(0, end - Math.max(start, from) - LONG_TASK_MS);

/** Opens an address in a browser that has never been anywhere. */
export const coldLoad = async (executablePath, address) => {
  const profile = await mkdtemp(path.join(tmpdir(), "serambi-bench-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...BROWSER_FLAGS],
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
    const traffic = new Traffic(cdp);
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: "load" });
    await traffic.untilQuiet(QUIET_MS);
    const { tasks, ...timing } = await page.evaluate(read);
    const blockingFrom = (time) => tasks.reduce((sum, task) => sum + blockingOf(task, time), 0);
    // The metric begins at the first paint: before it there is nothing to touch. Layout before it is in the second figure.
    return { ...timing, tbt: blockingFrom(timing.fcp), blocked: blockingFrom(0), ...traffic.summary() };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};

import { Agent } from "node:http";

import { get } from "./get.mjs";
import { cpuMs, memoryOf } from "./processes.mjs";

const CONNECTIONS = 8;

/** A server is measured as it runs for weeks: by then the compiler has seen the code this often. */
const WARM_UP_PAGES = 3000;

/** `count` pages, a few at once. With a label each has an address of its own: no cache of pages can answer. */
const openPages = async (agent, { port, host, count, label }) => {
  let next = 0;
  let failed = 0;
  const visitor = async () => {
    while (next < count) {
      const target = label === undefined ? "/Courses" : `/Courses?bench=${label}${next}`;
      next += 1;
      const { status } = await get(port, host, target, { agent, headers: { "accept-encoding": "br" } });
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return failed;
};

/** What a page costs the shell's processes, one that no cache has and one that it has: processor time, and memory after the first. */
export const measureLoad = async ({ pid, port }, { host, pages }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    await openPages(agent, { port, host, count: WARM_UP_PAGES, label: "warm" });
    const [before, from] = [await cpuMs(pid), performance.now()];
    const failed = await openPages(agent, { port, host, count: pages, label: "page" });
    const seconds = (performance.now() - from) / 1000;
    const cpuMsPerPage = ((await cpuMs(pid)) - before) / pages;
    const memory = await memoryOf(pid);

    await openPages(agent, { port, host, count: WARM_UP_PAGES });
    const beforeCached = await cpuMs(pid);
    const failedCached = await openPages(agent, { port, host, count: WARM_UP_PAGES });
    return {
      cpuMsPerPage,
      pagesPerSecond: pages / seconds,
      cpuMsPerCachedPage: ((await cpuMs(pid)) - beforeCached) / WARM_UP_PAGES,
      memory,
      failed: failed + failedCached,
    };
  } finally {
    agent.destroy();
  }
};

import { Agent } from "node:http";

import { get } from "./get.mjs";
import { cpuMs, rssMb } from "./processes.mjs";

const CONNECTIONS = 8;

/** A server is measured as it runs for weeks: by then the compiler has seen the code this often. */
const WARM_UP_PAGES = 3000;

/** `count` pages, a few at once, each under an address of its own: no cache of pages can answer. */
const openPages = async (agent, { port, host, count, label }) => {
  let next = 0;
  let failed = 0;
  const visitor = async () => {
    while (next < count) {
      const target = `/Courses?bench=${label}${next++}`;
      const { status } = await get(port, host, target, { agent, headers: { "accept-encoding": "br" } });
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return failed;
};

/** What a page that no cache has costs the shell: processor time, and memory after it all. */
export const measureLoad = async ({ pid, port }, { host, pages }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    await openPages(agent, { port, host, count: WARM_UP_PAGES, label: "warm" });
    const [before, from] = [await cpuMs(pid), performance.now()];
    const failed = await openPages(agent, { port, host, count: pages, label: "page" });
    const seconds = (performance.now() - from) / 1000;
    return {
      cpuMsPerPage: ((await cpuMs(pid)) - before) / pages,
      pagesPerSecond: pages / seconds,
      rssMb: await rssMb(pid),
      failed,
    };
  } finally {
    agent.destroy();
  }
};

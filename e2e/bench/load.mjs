import { Agent, request } from "node:http";

import { cpuMs, rssMb } from "./processes.mjs";

const CONNECTIONS = 8;

const get = (agent, port, host, target) =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      { agent, host: "127.0.0.1", port, path: target, headers: { host, "accept-encoding": "br" } },
      (answer) => {
        answer.once("end", () => resolve(answer.statusCode));
        answer.resume();
      },
    );
    outgoing.once("error", reject);
    outgoing.end();
  });

/** `count` pages, a few at once, each under an address of its own: no cache of pages can answer. */
const openPages = async (agent, port, host, count, label) => {
  let next = 0;
  let failed = 0;
  const visitor = async () => {
    while (next < count) {
      const number = next++;
      if ((await get(agent, port, host, `/Courses?bench=${label}${number}`)) !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return failed;
};

/** What a page costs the shell that no cache has: processor time, and memory after it all. */
export const measureLoad = async ({ pid, port }, { host, pages }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    await openPages(agent, port, host, Math.ceil(pages / 2), "warm");
    const [before, from] = [await cpuMs(pid), performance.now()];
    const failed = await openPages(agent, port, host, pages, "page");
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

import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { get } from "../get.mjs";
import { cpuMs } from "../processes.mjs";

const CONNECTIONS = 8;
const ATTEMPTS = 10;
const PAUSE_MS = 1_000;

const hostOf = (index, port) => `tenant-${index}.localhost:${port}`;

/** A server that has too much to do says so: a visitor comes back. */
const ask = async ({ port }, agent, index, target) => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { status } = await get(port, hostOf(index, port), target, { agent, headers: { "accept-encoding": "br" } });
    if (status !== 503) return status === 200;
    await sleep(PAUSE_MS);
  }
  return false;
};

/** Opens `target` on each of these tenants, a few at once. @returns how many did not answer 200 */
export const visitAll = async (server, indices, target = "/") => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let [next, failed] = [0, 0];
  const visitor = async () => {
    while (next < indices.length) if (!(await ask(server, agent, indices[next++], target))) failed += 1;
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
    return failed;
  } finally {
    agent.destroy();
  }
};

const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/**
 * Opens `target` on one tenant after another.
 * @returns the median time to the end of the answer, the server's processor time for one, and how many failed
 */
export const timeEach = async (server, indices, target = "/") => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  let failed = 0;
  try {
    const before = await cpuMs(server.pid);
    for (const index of indices) {
      const from = performance.now();
      if (!(await ask(server, agent, index, target))) failed += 1;
      times.push(performance.now() - from);
    }
    return { ms: middle(times), cpuMs: ((await cpuMs(server.pid)) - before) / indices.length, failed };
  } finally {
    agent.destroy();
  }
};

import { setTimeout as sleep } from "node:timers/promises";

import { get } from "../get.mjs";
import { childrenOf, rssMb } from "../processes.mjs";

const MB = 1024 * 1024;
const ROUNDS = 5;
/** Longer than the two seconds after which settings are asked for again, so that nothing is under way. */
const PAUSE_MS = 2_500;

/**
 * Memory once what nobody needs is collected: of the server with the processes that it has started, of itself, and of its
 * objects alone. Needs `gcOnSignal.cjs` in it; the others collect when they see fit.
 */
export const settledMemory = async ({ pid, port }) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await sleep(PAUSE_MS);
    process.kill(pid, "SIGUSR2");
  }
  await sleep(PAUSE_MS);
  const ownMb = await rssMb(pid);
  const othersMb = await Promise.all((await childrenOf(pid)).map(rssMb));
  const { text } = await get(port, `localhost:${port}`, "/metrics");
  const bytes = (name) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
  const all = othersMb.reduce((sum, mb) => sum + mb, ownMb);
  return {
    rssMb: all,
    ownMb,
    heapMb: (bytes("nodejs_heap_size_used_bytes") + bytes("nodejs_external_memory_bytes")) / MB,
  };
};

import { setTimeout as sleep } from "node:timers/promises";

import { get } from "../get.mjs";
import { childrenOf, rssMb } from "../processes.mjs";

const MB = 1024 * 1024;
/** Once nothing has been asked for about a minute, V8 collects all that is left and hands the room back; nobody tells it to. */
const REST_MS = 120_000;

/**
 * Memory as an operator sees it a while after a crowd: of the server with the processes that it has started, of itself, and of
 * its objects alone.
 */
export const restedMemory = async ({ pid, port }) => {
  await sleep(REST_MS);
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

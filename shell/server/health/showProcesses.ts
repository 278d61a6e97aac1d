import { Gauge, type Registry } from "prom-client";

import { processUse } from "../render/process/processUse";

interface ShownProcesses {
  /** Ids of the processes that run now, by their role. */
  readonly pids: () => Readonly<Record<string, readonly number[]>>;
  /** How many orders wait for a process that renders. */
  readonly waiting: () => number;
}

/** Resident memory of the server and of each process that it started, and the line in front of those that render. */
export const showProcesses = (registry: Registry, { pids, waiting }: ShownProcesses): void => {
  const registers = [registry];
  const memory: Gauge<"process"> = new Gauge({
    name: "serambi_process_memory_bytes",
    help: "Resident memory of all processes of a role (server, render, draw, scale).",
    labelNames: ["process"],
    registers,
    collect: () => {
      for (const [role, ids] of Object.entries(pids()))
        memory.set(
          { process: role },
          ids.reduce((sum, id) => sum + (processUse(id)?.memory ?? 0), 0),
        );
    },
  });
  const line: Gauge = new Gauge({
    name: "serambi_render_waiting",
    help: "Orders that wait for a process that renders.",
    registers,
    collect: () => line.set(waiting()),
  });
};

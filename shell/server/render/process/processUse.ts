import { readFileSync } from "node:fs";

/** What a process has used of the machine. */
export interface ProcessUse {
  /** Resident, in bytes. */
  readonly memory: number;
  /** Processor time, in milliseconds. */
  readonly cpuMs: number;
}

const PAGE_BYTES = 4096;
const MS_PER_TICK = 10;

/** @returns null where the system does not tell: it is Linux that has these files */
export const processUse = (pid: number): ProcessUse | null => {
  try {
    const [, resident] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may hold anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return {
      memory: Number(resident) * PAGE_BYTES,
      cpuMs: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK,
    };
  } catch {
    return null;
  }
};

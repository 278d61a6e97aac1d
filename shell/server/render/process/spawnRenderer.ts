import { spawn, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";

interface SpawnOptions {
  /** The program that renders. */
  readonly file: string;
  /** Settings that it is told at its start; no secret is among them. */
  readonly settings: object;
  /** Resident memory that it may have, in bytes. */
  readonly maxMemory: number;
}

const MB = 1024 * 1024;
/**
 * How far the heap grows before all of it is collected. Room for what is new is V8's own: with half of it the process has some
 * 20 MB less, and a page in a crowd takes a twentieth more (`docs/weight.md`).
 */
const MEMORY_ARGS = ["--heap-growing-percent=100"];
/** The server and what it asks come first: a page waits for them several times. */
const NICENESS = 5;

/** Starts a process that renders: standard error and the line for orders are pipes, third and fourth of its `stdio`. */
export const spawnRenderer = ({ file, settings, maxMemory }: SpawnOptions): ChildProcess => {
  const heap = Math.round((maxMemory * 1.5) / MB);
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heap}`,
      ...MEMORY_ARGS,
      // The debugger is asleep until it is asked for by a signal.
      "--inspect-port=127.0.0.1:0",
      file,
    ],
    {
      // Nothing of what the server knows and rendering does not need.
      env: {
        ...(process.env["NODE_ENV"] !== undefined && { NODE_ENV: process.env["NODE_ENV"] }),
        ...(process.env["TZ"] !== undefined && { TZ: process.env["TZ"] }),
        // As `npm start` says for the server (docs/weight.md).
        MALLOC_ARENA_MAX: "2",
        RENDER: JSON.stringify(settings),
      },
      stdio: ["ignore", "inherit", "pipe", "pipe"],
    },
  );
  if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  return child;
};

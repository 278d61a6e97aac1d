import type { Readable } from "node:stream";

const DEBUGGER = /Debugger listening on (ws:\/\/\S+)/;
const DEBUGGER_NOISE =
  /^(?:Debugger (?:listening|attached|ending)|For help, see: https:\/\/nodejs|Waiting for the debugger)/;

/** The debugger of a process, which a signal wakes; where it listens it says among the process's errors, which are passed on. */
export class SleepingDebugger {
  private heard: ((address: string) => void) | null = null;

  constructor(errors: Readable) {
    errors.setEncoding("utf8");
    errors.on("data", (text: string) => {
      const address = DEBUGGER.exec(text)?.[1];
      if (address !== undefined) this.heard?.(address);
      const rest = text.split("\n").filter((line) => line !== "" && !DEBUGGER_NOISE.test(line));
      if (rest.length > 0) process.stderr.write(`${rest.join("\n")}\n`);
    });
  }

  /**
   * @param signal wakes it, also where the process is busy
   * @returns its address, or null where it says none in time
   */
  wake = (signal: () => void, timeoutMs: number): Promise<string | null> =>
    new Promise((resolve) => {
      this.heard = resolve;
      setTimeout(resolve, timeoutMs, null).unref();
      signal();
    });
}

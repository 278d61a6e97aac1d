import { readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from "node:fs";

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code; // what Node's own calls throw

/** When a process started, in the kernel's own count: process ids are given out again. Empty where it cannot be known. */
const startOf = (pid: number): string => {
  try {
    // The 22nd field; the second is the program's name in parentheses and may hold spaces.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(")").at(-1)?.trim().split(" ")[19] ?? "";
  } catch {
    return "";
  }
};

/** What a process writes into the file that it claims. */
export const claimOf = (pid: number): string => `${pid} ${startOf(pid)}`.trim();

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM"; // it runs, as somebody else
  }
};

/** A disk that has no room for a few bytes has room for a link: its target is the claim then, and leads nowhere. */
const writeClaim = (file: string, claim: string): void => {
  try {
    writeFileSync(file, claim, { flag: "wx" });
  } catch (error) {
    if (codeOf(error) !== "ENOSPC" && codeOf(error) !== "EDQUOT") throw error;
    rmSync(file, { force: true });
    symlinkSync(claim, file);
  }
};

const readClaim = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    return readlinkSync(file);
  }
};

/**
 * Claims the embedded database for this process: the engine itself has no lock, and two processes on one folder
 * would destroy it. A claim of this very process is taken over, since a worker that was ended leaves it behind.
 * @returns what gives the claim up
 * @throws Error when a running process holds it
 */
export const claimDataDir = (file: string): (() => void) => {
  const own = claimOf(process.pid);
  try {
    writeClaim(file, own);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    const claim = readClaim(file);
    const pid = Number.parseInt(claim, 10);
    if (pid > 0 && pid !== process.pid && isRunning(pid) && claim === claimOf(pid))
      throw new Error(`The data directory is in use by process ${pid} (${file}): stop it, or set another DATA_DIR`, {
        cause: error,
      });
    rmSync(file, { force: true });
    writeClaim(file, own);
  }
  return () => rmSync(file, { force: true });
};

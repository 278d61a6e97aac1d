import { randomBytes } from "node:crypto";
import { lstat, readFile, readlink, rm, symlink } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const WAIT_MS = 25;
const TRIES = 400;
/** A lock of another machine, or one that nobody can be asked about, was left behind when it is this old. */
const STALE_MS = 30_000;

const HOLDER = /^(\d+) (\S*) (\S+) \w+$/;

/** When a process began, where the system tells it: the number of a process that has ended is given to another one. */
const startOf = (pid: number): Promise<string> =>
  readFile(`/proc/${pid}/stat`, "utf8").then(
    (text) => text.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? "",
    () => "",
  );

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process, which may not be signalled, runs all the same.
    return typeof error === "object" && error !== null && "code" in error && error.code === "EPERM";
  }
};

/** What the lock of a process says of its holder. */
export const holderText = async (pid: number): Promise<string> =>
  `${pid} ${await startOf(pid)} ${hostname()} ${randomBytes(6).toString("hex")}`;

const holderOf = (path: string): Promise<string | null> => readlink(path).catch(() => null);

/** Whether who holds a lock has ended without giving it back. */
const isLeft = async (path: string): Promise<boolean> => {
  const [, pid, start, host] = HOLDER.exec((await holderOf(path)) ?? "") ?? [];
  if (pid !== undefined && host === hostname()) {
    if (!isRunning(Number(pid))) return true;
    const now = await startOf(Number(pid));
    if (now !== "" && start !== "") return now !== start;
  }
  return lstat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > STALE_MS,
    () => false,
  );
};

const take = (path: string, holder: string): Promise<boolean> =>
  symlink(holder, path).then(
    () => true,
    (error: unknown) => {
      if (typeof error === "object" && error !== null && "code" in error && error.code === "EEXIST") return false;
      throw error;
    },
  );

/**
 * Removes a lock whose holder has ended. One process at a time, and it looks again: without that, a second one could take
 * away the lock that a third has taken meanwhile.
 * @returns whether this process did it
 */
const clear = async (path: string): Promise<boolean> => {
  const breaking = `${path}.breaking`;
  if (!(await take(breaking, await holderText(process.pid)))) {
    if (await isLeft(breaking)) await rm(breaking, { force: true });
    return false;
  }
  try {
    if (!(await isLeft(path))) return false;
    await rm(path, { force: true });
    return true;
  } finally {
    await rm(breaking, { force: true });
  }
};

/** A lock that is held. */
export interface HeldLock {
  /** Whether it is still this one: a process that slept for long may have lost it. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Takes a lock beside a file, waiting for it for some seconds. A lock is a symbolic link to nowhere whose target names its
 * holder: made in one step, so that it never exists without saying whose it is. That of a killed process is taken over at once.
 * @throws Error when another process holds it all that time
 */
export const takeLock = async (path: string): Promise<HeldLock> => {
  const mine = await holderText(process.pid);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (await take(path, mine)) {
      const isHeld = async () => (await holderOf(path)) === mine;
      return { isHeld, release: async () => void ((await isHeld()) && (await rm(path, { force: true }))) };
    }
    if (!((await isLeft(path)) && (await clear(path)))) await sleep(WAIT_MS);
  }
  const [holder = "unknown"] = (await holderOf(path))?.split(" ") ?? [];
  throw new Error(`The registry is locked by another command, process ${holder} (${path})`);
};

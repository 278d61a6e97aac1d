import { randomBytes } from "node:crypto";
import { lstat, readFile, readlink, rm, symlink } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const WAIT_MS = 25;
const PATIENCE_MS = 10_000;
/** A lock of another machine, or one that nobody can be asked about, was left behind when it is this old. */
const STALE_MS = 30_000;

const HOLDER = /^(\d+) (\S*) (\S+) \w+$/;

/** When a process began, where the system tells it: the number of a process that has ended is given to another one. */
const startOf = (pid) =>
  readFile(`/proc/${pid}/stat`, "utf8").then(
    (text) => text.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? "",
    () => "",
  );

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process, which may not be signalled, runs all the same.
    return typeof error === "object" && error !== null && "code" in error && error.code === "EPERM";
  }
};

/** What the lock of a process says of its holder. */
export const holderText = async (pid) => `${pid} ${await startOf(pid)} ${hostname()} ${randomBytes(6).toString("hex")}`;

const holderOf = (path) => readlink(path).catch(() => null);

/** Whether who holds a lock has ended without giving it back. */
const isLeft = async (path, staleMs) => {
  const [, pid, start, host] = HOLDER.exec((await holderOf(path)) ?? "") ?? [];
  if (pid !== undefined && host === hostname()) {
    if (!isRunning(Number(pid))) return true;
    const now = await startOf(Number(pid));
    if (now !== "" && start !== "") return now !== start;
  }
  return lstat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > staleMs,
    () => false,
  );
};

const take = (path, holder) =>
  symlink(holder, path).then(
    () => true,
    (/** @type {unknown} */ error) => {
      if (typeof error === "object" && error !== null && "code" in error && error.code === "EEXIST") return false;
      throw error;
    },
  );

/**
 * Removes a lock whose holder has ended. One process at a time, and it looks again: without that, a second one could take
 * away the lock that a third has taken meanwhile.
 * @returns whether this process did it
 */
const clear = async (path, staleMs) => {
  const breaking = `${path}.breaking`;
  if (!(await take(breaking, await holderText(process.pid)))) {
    if (await isLeft(breaking, STALE_MS)) await rm(breaking, { force: true });
    return false;
  }
  try {
    if (!(await isLeft(path, staleMs))) return false;
    await rm(path, { force: true });
    return true;
  } finally {
    await rm(breaking, { force: true });
  }
};

/**
 * Takes a lock beside a file, waiting for it for some seconds. It is a symbolic link to nowhere whose target names its
 * holder: made in one step, so that it never exists without saying whose it is. That of a killed process is taken over at once.
 * @throws Error when another process holds it all that time
 */
export const takeLock = async (path, { patienceMs = PATIENCE_MS, staleMs = STALE_MS, onWait } = {}) => {
  const mine = await holderText(process.pid);
  const until = performance.now() + patienceMs;
  for (let attempt = 0; performance.now() < until; attempt += 1) {
    if (await take(path, mine)) {
      const isHeld = async () => (await holderOf(path)) === mine;
      return { isHeld, release: async () => void ((await isHeld()) && (await rm(path, { force: true }))) };
    }
    if ((await isLeft(path, staleMs)) && (await clear(path, staleMs))) continue;
    if (attempt === 0) onWait?.();
    await sleep(WAIT_MS);
  }
  const [holder = "unknown"] = (await holderOf(path))?.split(" ") ?? [];
  throw new Error(`${path} is held by another command, process ${holder}`);
};

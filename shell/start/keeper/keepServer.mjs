import { fork } from "node:child_process";
import { constants } from "node:os";

import { holdPort } from "./holdPort.mjs";

/** A server that has been up for so long and ends is started again at once. */
const STEADY_MS = 10_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Ctrl+C comes twice, from the terminal and from npm: within this time both are one signal. */
const SAME_SIGNAL_MS = 300;

const QUIET = new Set(["silent", "fatal"]);

/** A line as those of the server's log. */
const logError = (msg, fields) => {
  if (QUIET.has(process.env.LOG_LEVEL)) return;
  process.stdout.write(`${JSON.stringify({ level: 50, time: Date.now(), ...fields, msg })}\n`);
};

/** @param falls how often a server ended soon after it had started, without one between that stayed */
const pauseAfter = (falls) => (falls === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (falls - 1)));

const exitCode = ({ code, signal }) => code ?? 128 + (constants.signals[signal] ?? 0);

/**
 * Starts the server with the socket as systemd would give it (sd_listen_fds(3)). It has a process group of its own: what it started can be
 * ended with it, and Ctrl+C reaches it from here alone.
 */
const startServer = (file, fd, isAgain) => {
  const { LISTEN_PID: _, ...env } = process.env;
  return fork(file, isAgain ? ["--again"] : [], {
    detached: true,
    env: fd === undefined ? env : { ...env, LISTEN_FDS: "1" },
    stdio: fd === undefined ? ["inherit", "inherit", "inherit", "ipc"] : ["inherit", "inherit", "inherit", fd, "ipc"],
  });
};

/** Ends the server, and what is left of the processes that it started: one in an endless loop does not notice that it is alone. */
const endGroup = (child) => {
  try {
    if (child?.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // Nothing is left.
  }
};

/**
 * Runs the server as a child, and again whenever it ends by a signal or a failure after it was ready. The port stays open meanwhile: visitors
 * wait in the kernel's queue for the next one. SIGTERM and SIGINT are the server's to act on; this process ends when it has, with its
 * code. A second one ends both at once. A server that never became ready is not started again.
 * @param options `file` of the server, and `host` and `port` to hold for it
 */
export const keepServer = async ({ file, host, port }) => {
  const held = await holdPort({ host, port });
  let child = null;
  let readyAt = null;
  let wasReady = false;
  let falls = -1; // the first time is no repetition
  let stopAskedAt = null;

  const ended = (how) => {
    endGroup(child);
    child = null;
    if (stopAskedAt !== null || !wasReady) process.exit(exitCode(how));
    // Somebody asked the server itself.
    if (how.code === 0 && readyAt !== null) {
      logError("the server ended and is not started again", how);
      process.exit(0);
    }
    const isSteady = readyAt !== null && performance.now() - readyAt >= STEADY_MS;
    falls = isSteady ? 0 : falls + 1;
    const restartMs = pauseAfter(falls);
    logError("the server ended and is started again", { ...how, restartMs });
    setTimeout(start, restartMs);
  };

  const start = () => {
    readyAt = null;
    let isOver = false;
    const end = (how) => {
      if (isOver) return;
      isOver = true;
      ended(how);
    };
    try {
      child = startServer(file, held.fd, wasReady);
    } catch (error) {
      return end({ code: 1, signal: null, err: String(error) });
    }
    child.on("message", (message) => {
      if (message !== "ready") return;
      readyAt = performance.now();
      wasReady = true;
    });
    child.once("exit", (code, signal) => end({ code, signal }));
    // It could not be started.
    child.once("error", (error) => child.pid === undefined && end({ code: 1, signal: null, err: String(error) }));
  };

  const stop = (signal) => {
    const now = performance.now();
    if (stopAskedAt !== null) {
      if (now - stopAskedAt < SAME_SIGNAL_MS) return;
      endGroup(child);
      process.exit(1);
    }
    stopAskedAt = now;
    if (!child) process.exit(0);
    // From now on nobody is let in: this process has the socket, too.
    held.release();
    child.kill(signal);
  };

  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);
  start();
};

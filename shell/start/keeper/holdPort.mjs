import { Worker } from "node:worker_threads";

const MEMORY = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 };

/** A port that nobody holds: each server listens for itself. */
const NONE = { fd: undefined, release: () => undefined };

/**
 * Opens a port and keeps it open without accepting connections.
 * @param address `host` and `port`, as `net.Server` takes them
 * @returns the number of the socket, undefined where there is none: the port is taken or may not be used, which the server itself
 *   finds again and says, or `localhost`, which is two addresses; and what closes it
 */
export const holdPort = ({ host, port }) => {
  const isPort = Number.isInteger(port) && port >= 0 && port < 65_536;
  if (!isPort || host === "localhost" || process.platform === "win32") return Promise.resolve(NONE);
  const thread = new Worker(new URL("portThread.mjs", import.meta.url), {
    workerData: { host, port },
    resourceLimits: MEMORY,
  });
  thread.unref();
  return new Promise((resolve) => {
    const giveUp = () => {
      void thread.terminate();
      resolve(NONE);
    };
    thread.once("error", giveUp);
    thread.once("message", (fd) => (fd === null ? giveUp() : resolve({ fd, release: () => void thread.terminate() })));
  });
};
